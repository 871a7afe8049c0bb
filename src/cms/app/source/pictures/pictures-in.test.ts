import { picturesIn, withPicture } from './pictures-in';

const TEXT = `A ![A \\[lit\\] lamp](/img/lamp.png "Title") here.

<Figure
  src="/img/a.svg" alt="A &quot;map&quot;"
  caption="Where it is" />

\`\`\`md
![No picture](/img/code.png)
\`\`\`
`;

it('finds the pictures of a text, with what they show', () => {
  expect(picturesIn(TEXT)).toMatchObject([
    { src: '/img/lamp.png', alt: 'A [lit] lamp', line: 1, from: 2 },
    { src: '/img/a.svg', alt: 'A "map"', line: 3 },
  ]);
});

it('replaces the file and what it shows, and nothing else', () => {
  const [lamp, map] = picturesIn(TEXT);
  expect(lamp && withPicture(lamp, '/img/new.png', ' A [dark]\nlamp ')).toBe(
    '![A \\[dark\\] lamp](/img/new.png "Title")',
  );
  expect(map && withPicture(map, '/img/b.svg', 'A "plan"')).toBe(
    '<Figure\n  src="/img/b.svg" alt="A &quot;plan&quot;"\n  caption="Where it is" />',
  );
  const [than] = picturesIn('<Figure src="/img/a.svg" alt="More > less" />');
  expect(than && withPicture(than, '/img/b.svg', 'Less')).toBe(
    '<Figure src="/img/b.svg" alt="Less" />',
  );
  const [bare] = picturesIn('<Figure src="/img/a.svg" />');
  expect(bare && withPicture(bare, '/img/$1.svg', 'A map')).toBe(
    '<Figure src="/img/$1.svg" alt="A map" />',
  );
});
