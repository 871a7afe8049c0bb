import { randomBytes } from 'node:crypto';
import { signInPage, type SignInResult } from './sign-in-page';

/** What an OAuth app of GitHub and the site need; see “Set up writing in the browser”. */
export interface SignInSettings {
  clientId: string;
  clientSecret: string;
  /** Origin of the site with the CMS: only its pages get to know the token. */
  siteOrigin: string;
}

const AUTHORIZE = 'https://github.com/login/oauth/authorize';
const ACCESS_TOKEN = 'https://github.com/login/oauth/access_token';
const CALLBACK = '/auth/callback';
const SCOPES = ['repo', 'public_repo'];
const COOKIE = 'sign-in-state';

/** Reads the settings from the environment; throws with the name of the first that is missing. */
export function signInSettings(env: Readonly<Record<string, string | undefined>>): SignInSettings {
  const required = (name: string, value: string | undefined) => {
    if (value !== undefined && value !== '') return value;
    throw new Error(`Signing in needs the environment variable ${name}.`);
  };
  return {
    clientId: required('GITHUB_CLIENT_ID', env.GITHUB_CLIENT_ID),
    clientSecret: required('GITHUB_CLIENT_SECRET', env.GITHUB_CLIENT_SECRET),
    // Netlify sets URL.
    siteOrigin: new URL(required('SITE_URL', env.SITE_URL ?? env.URL)).origin,
  };
}

/**
 * Answers the two requests of a sign-in with GitHub: `/auth` leads to GitHub, `/auth/callback` fetches the token and
 * passes it to the CMS (the protocol is that of Decap’s `netlify-auth.js`). Resolves with null for other addresses.
 */
export async function handleSignIn(
  request: Request,
  settings: SignInSettings,
): Promise<Response | null> {
  const url = new URL(request.url);
  if (url.pathname === '/auth') return toGithub(url, settings);
  if (url.pathname !== CALLBACK) return null;
  const page = signInPage(await resultOf(request, url, settings), settings.siteOrigin);
  page.headers.append('Set-Cookie', stateCookie('', url, 0));
  return page;
}

function toGithub(url: URL, { clientId }: SignInSettings): Response {
  const asked = url.searchParams.get('scope') ?? '';
  const state = randomBytes(24).toString('hex');
  const params = new URLSearchParams({
    client_id: clientId,
    redirect_uri: url.origin + CALLBACK,
    scope: SCOPES.includes(asked) ? asked : 'repo',
    state,
  });
  return new Response(null, {
    status: 302,
    headers: {
      Location: `${AUTHORIZE}?${params}`,
      'Set-Cookie': stateCookie(state, url, 600),
      'Cache-Control': 'no-store',
    },
  });
}

async function resultOf(
  request: Request,
  url: URL,
  { clientId, clientSecret }: SignInSettings,
): Promise<SignInResult> {
  const state = url.searchParams.get('state') ?? '';
  const code = url.searchParams.get('code');
  // Otherwise somebody could be led here with another person’s code, and write in their name.
  if (state === '' || !cookiesOf(request).includes(`${COOKIE}=${state}`)) {
    return {
      error: 'This sign-in was not begun here, or took longer than ten minutes. Try again.',
    };
  }
  if (code === null) {
    return { error: url.searchParams.get('error_description') ?? 'GitHub did not sign you in.' };
  }
  try {
    const response = await fetch(ACCESS_TOKEN, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ client_id: clientId, client_secret: clientSecret, code }),
    });
    const { access_token: token, error_description: reason } = (await response.json()) as Record<
      string,
      string | undefined
    >;
    return token === undefined
      ? { error: `GitHub did not sign you in: ${reason ?? `it answered ${response.status}`}.` }
      : { token };
  } catch {
    return { error: 'GitHub could not be reached. Try again in a moment.' };
  }
}

function stateCookie(state: string, url: URL, seconds: number): string {
  const isSecure = url.protocol === 'https:';
  return `${COOKIE}=${state}; Path=${CALLBACK}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

function cookiesOf(request: Request): string[] {
  return (request.headers.get('Cookie') ?? '').split(/; */);
}
