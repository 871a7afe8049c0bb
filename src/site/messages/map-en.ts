/** The words of story maps, in English. */
export const mapEn = {
  start: 'Beginning',
  list: 'Places and ways',
  ways: {
    choice: (text: string) => `“${text}”`,
    fallback: 'fallback choice',
    sometimes: 'sometimes',
    place: (place: string) => `to ${place}`,
    beginning: 'to the beginning',
    tunnel: (place: string) => `to ${place} and back`,
    thread: (place: string) => `with ${place} as a thread`,
    variable: (name: string) => `to the place in the variable ${name}`,
    missing: (name: string) => `to ${name}, which does not exist`,
    return: 'back to where the tunnel began',
    END: 'to the end of the story',
    DONE: 'to the end of this part',
  },
};
