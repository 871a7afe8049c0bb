// Netlify Functions: signs in writers of the published CMS, at /auth on the site itself.
import { handleSignIn, signInSettings } from '../../src/cms/sign-in/handle-sign-in';

export const config = { path: ['/auth', '/auth/callback'] };

export default async function signIn(request: Request): Promise<Response> {
  try {
    const answer = await handleSignIn(request, signInSettings(process.env));
    return answer ?? new Response(null, { status: 404 });
  } catch (error) {
    return new Response(error instanceof Error ? error.message : 'Unknown error', { status: 500 });
  }
}
