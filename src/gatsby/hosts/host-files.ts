import { headerRules, hostHeaders } from '../../docs/host-headers/host-headers';
import type { OutputFile } from '../pages/output-file';
import { forwarders } from './forwarder';
import { redirectRules, type RedirectRule } from './redirect-rules';

interface HostFilesOptions {
  /** Addresses of the finished pages, without the path prefix. */
  pages: readonly string[];
  redirects: readonly RedirectRule[];
  pathPrefix: string;
  /** Names of the files at the root of the site. */
  rootFiles: readonly string[];
  isNetlify: boolean;
}

/**
 * The files for hosts: rules for moved addresses and headers, and forwarding documents where rules are not supported.
 */
export function hostFiles({ rootFiles, ...options }: HostFilesOptions): OutputFile[] {
  const { redirects, pathPrefix, isNetlify } = options;
  const { documents, rules } = forwarders(options);
  // On Netlify, the adapter adds the site’s redirects and writes the headers afterwards.
  if (isNetlify) return [...documents, { address: '/_redirects', text: redirectRules(rules) }];
  return [
    ...documents,
    { address: '/_redirects', text: redirectRules(redirects) },
    { address: '/_headers', text: headerRules(hostHeaders(rootFiles), pathPrefix) },
  ];
}
