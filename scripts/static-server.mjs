// Serves the built site as a static host would: clean addresses, 301 redirects, a 404 page with its status, and the
// headers that `_headers` asks for.
import { existsSync, readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';

const REDIRECT_RULE = /^(?<from>\S+)\s+(?<to>\S+)\s+(?<status>\d+)!?$/;

function readRedirects(directory) {
  const file = path.join(directory, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(
    lines.flatMap((line) => {
      const rule = REDIRECT_RULE.exec(line)?.groups;
      return rule ? [[rule.from, { to: rule.to, status: Number(rule.status) }]] : [];
    }),
  );
}

/** The rules of `_headers`: a pattern on its own line, with indented `Name: value` lines below it. */
function readHeaders(directory) {
  const file = path.join(directory, '_headers');
  const rules = [];
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const header = /^\s+(?<name>[\w-]+):\s*(?<value>.*)$/.exec(line)?.groups;
    if (header) rules.at(-1)?.headers.push([header.name, header.value]);
    else if (line !== '') rules.push({ source: line, headers: [] });
  }
  return rules;
}

const matches = (source, pathname) =>
  source.endsWith('*') ? pathname.startsWith(source.slice(0, -1)) : pathname === source;

function isFolderWithPage(directory, pathname) {
  // An address that begins with two slashes would mean another host.
  if (pathname.includes('//')) return false;
  const folder = path.join(directory, pathname);
  return (
    `${folder}/`.startsWith(path.join(directory, '/')) &&
    existsSync(path.join(folder, 'index.html')) &&
    statSync(folder).isDirectory()
  );
}

/** Limits a request’s range header to what can be answered: a valid part, or the whole. */
function tameHeaders(headers) {
  const [, from, to = ''] = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(headers.range ?? '') ?? [];
  const isPart = from !== undefined && (to === '' || Number(to) >= Number(from));
  if (!isPart) delete headers.range;
  // A part of the compressed text would be wrong; and Brotli at the speed that requests need compresses worse than
  // gzip.
  if (isPart) headers['accept-encoding'] = 'identity';
  else if (/\bgzip\b/.test(headers['accept-encoding'] ?? '')) headers['accept-encoding'] = 'gzip';
}

/** An address with the request’s query, placed before a fragment. */
function withQuery(address, search) {
  const [page, fragment] = address.split('#');
  return `${page}${search}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** A request listener for the site in `directory`, mounted at `prefix` ('' or '/name'). */
export function siteListener(directory, prefix = '') {
  const redirects = readRedirects(directory);
  const compress = compression({ level: 9 });
  const notFoundPage = path.join(directory, '404.html');
  const headerRules = readHeaders(directory);
  // Looked up each time: a site that is rebuilt while being served would otherwise stop the server.
  const files = sirv(directory, { dev: true, etag: true, extensions: [] });

  function notFound(response) {
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(existsSync(notFoundPage) ? readFileSync(notFoundPage) : 'Not found');
  }

  function redirect(response, status, to) {
    response.statusCode = status;
    response.setHeader('Location', to);
    response.end();
  }

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' });
      response.end();
      return;
    }
    tameHeaders(request.headers);
    compress(request, response, () => {
      let url;
      let pathname;
      try {
        // Not as the base: `//host/` is a path here.
        url = new URL(`http://site${request.url ?? '/'}`);
        pathname = decodeURIComponent(url.pathname);
      } catch {
        return notFound(response);
      }
      response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
      for (const { source, headers } of headerRules) {
        if (!matches(source, url.pathname)) continue;
        for (const [name, value] of headers) response.setHeader(name, value);
      }
      const rule = redirects.get(url.pathname) ?? redirects.get(`${url.pathname}/`);
      if (rule !== undefined) {
        return redirect(response, rule.status, withQuery(rule.to, url.search));
      }
      if (prefix !== '' && !url.pathname.startsWith(`${prefix}/`)) {
        return url.pathname === prefix || url.pathname === '/'
          ? redirect(response, 302, `${prefix}/`)
          : notFound(response);
      }
      const below = pathname.slice(prefix.length);
      if (!below.endsWith('/') && isFolderWithPage(directory, below)) {
        return redirect(response, 301, `${url.pathname}/${url.search}`);
      }
      // Explicitly, because `name.html` next to the folder must not be served instead.
      const file = url.pathname.slice(prefix.length).replace(/\/$/, '/index.html');
      request.url = `${file}${url.search}`;
      files(request, response, () => notFound(response));
    });
  };
}

/** Listens on `port`, or on the next free port; resolves with the server and its port. */
export async function listen(listener, port, attempts = 20) {
  for (let candidate = port; candidate < port + attempts; candidate += 1) {
    const server = http.createServer(listener);
    const isListening = await new Promise((resolve, reject) => {
      server.once('error', (error) =>
        error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
      );
      server.listen(candidate, () => resolve(true));
    });
    if (isListening) return { server, port: candidate };
    console.log(`Port ${candidate} is taken by another program; trying ${candidate + 1}.`);
  }
  throw new Error(
    `No free port between ${port} and ${port + attempts - 1}: stop one of the programs there, or set PORT.`,
  );
}
