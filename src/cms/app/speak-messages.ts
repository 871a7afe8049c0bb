import * as styles from '../../ui/VisuallyHidden.module.css';

/** Where the CMS puts its messages: in the page, which its library of pictures hides from screen readers. */
const MESSAGE = '.Toastify__toast-body';

/** Has the messages read out that appear while a window of the CMS hides them; returns a function that stops it. */
export function speakMessages(): () => void {
  const speaker = document.createElement('p');
  speaker.className = styles.hidden ?? '';
  speaker.setAttribute('role', 'status');
  document.body.append(speaker);
  let said: readonly Element[] = [];
  const settle = () => {
    const messages = [...document.querySelectorAll(MESSAGE)];
    const added = messages.filter((message) => !said.includes(message));
    said = messages;
    const hidden = added.filter((message) => message.closest('[aria-hidden="true"]') !== null);
    if (hidden.length > 0) speaker.textContent = hidden.map((one) => one.textContent).join(' ');
    else if (messages.length === 0 && speaker.textContent !== '') speaker.textContent = '';
  };
  const observer = new MutationObserver(settle);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
