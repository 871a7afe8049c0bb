/** CSS modules: class names in camel case, as Gatsby exports them. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export = classNames;
}

declare module '*.css';

/** The address that webpack gives the file. */
declare module '*.woff2' {
  const href: string;
  export default href;
}
