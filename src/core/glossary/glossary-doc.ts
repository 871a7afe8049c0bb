/** Id of the doc that draws the glossary. */
export const GLOSSARY_DOC = 'ink-basics/glossary';
