declare module 'prismjs/components' {
  const components: { languages: Record<string, { alias?: string | string[] }> };
  export default components;
}
