/** Id of the doc that contains the glossary. */
export const GLOSSARY_DOC = 'ink-basics/glossary';
