interface InlineScriptProps {
  /** A constant text, made of nothing but the site's configuration. */
  text: string;
}

/** A script that runs while the browser reads the markup; React never runs it. */
export function InlineScript({ text }: InlineScriptProps) {
  return (
    <script
      // React leaves the script of the server's markup alone, so its text need not come a second time.
      suppressHydrationWarning
      // eslint-disable-next-line react/no-danger -- no content of pages, so the page's policy can name it
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
