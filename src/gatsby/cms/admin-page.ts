import type { AdminSettings } from '../../cms/protocol/admin-settings';

/** What the CMS needs: styles created at run time, and its Git host. Frames are used for its own preview. */
function policyOf({ connect }: AdminSettings): string {
  const rules = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'connect-src': ["'self'", 'blob:', 'data:', ...connect],
    'frame-src': ["'self'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
  return Object.entries(rules)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** The document at /admin/. */
export function adminPage(settings: AdminSettings): string {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(settings)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="same-origin">
<title>Write | ${settings.siteTitle}</title>
<link rel="icon" href="../favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="./cms.css">
<script type="application/json" id="admin-settings">${json}</script>
<link rel="preload" href="./decap-cms.js" as="script">
<script src="./main.js" type="module"></script>
</head>
<body>
<noscript>The editor needs JavaScript.</noscript>
<p id="loading" role="status">Loading the editor …</p>
</body>
</html>
`;
}
