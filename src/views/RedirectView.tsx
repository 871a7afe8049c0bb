import { Link } from '../components/ui/Link';
import { messages } from '../site/messages';

/** Shown for the moment in which a moved page's reader is taken to its new address. */
export function RedirectView({ to }: { to: string }) {
  return (
    <main id="main-content">
      <p>
        {messages.redirect.moved} <Link href={to}>{to}</Link>
      </p>
    </main>
  );
}
