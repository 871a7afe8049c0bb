declare module 'prismjs/components/prism-core' {
  export { Token, tokenize, type TokenStream } from 'prismjs';
}
