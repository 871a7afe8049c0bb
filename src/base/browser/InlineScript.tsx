interface InlineScriptProps {
  /** A constant text, derived only from the site’s configuration. */
  text: string;
}

/** A script that runs while the browser parses the HTML; React never runs it. */
export function InlineScript({ text }: InlineScriptProps) {
  return (
    <script
      // React leaves the script in the server’s HTML alone, so its text is not needed twice.
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- no content of pages, so the page's policy can name it
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
