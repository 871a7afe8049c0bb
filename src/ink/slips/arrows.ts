/** What people and their programs write for `->`; the source of a regular expression. */
export const ARROWS = String.raw`(?:-[ \t]+>|[—–][ \t]*>|-{2,}>|[=~]>|-&gt;|[-－—–]＞|->>|[→⇒➔➜➝➞⟶⇨►▶]\uFE0F?)`;
