import { headerRules, hostHeaders } from '../../core/hosts/host-headers';
import { forwarders } from './forwarder';
import type { OutputFile } from './output-file';
import { redirectRules, type RedirectRule } from './redirect-rules';

interface HostFilesOptions {
  /** Addresses of the finished pages, without path prefix. */
  pages: readonly string[];
  redirects: readonly RedirectRule[];
  pathPrefix: string;
  /** Names of the files at the root of the site. */
  rootFiles: readonly string[];
  isNetlify: boolean;
}

/** What hosts are told: rules for moved addresses and headers, and documents that forward where no rules are read. */
export function hostFiles({ rootFiles, ...options }: HostFilesOptions): OutputFile[] {
  const { redirects, pathPrefix, isNetlify } = options;
  const { documents, rules } = forwarders(options);
  // On Netlify the adapter adds the redirects of the site, and writes the headers, when this is done.
  if (isNetlify) return [...documents, { address: '/_redirects', text: redirectRules(rules) }];
  return [
    ...documents,
    { address: '/_redirects', text: redirectRules(redirects) },
    { address: '/_headers', text: headerRules(hostHeaders(rootFiles), pathPrefix) },
  ];
}
