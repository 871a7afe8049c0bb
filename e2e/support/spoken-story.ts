/** One of each thing that the tools list: places, a choice, a variable, a test that fails, a file that is missing. */
export const SPOKEN_STORY = `# title: Low tide
VAR oil = 3
The sea goes out.
* [Follow it] -> sand
* [Stay] -> END
=== sand ===
# IMAGE: sand.png
You follow. {oil}
-> END
`;
