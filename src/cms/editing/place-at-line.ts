import { isMap, isNode, isSeq, LineCounter, parseDocument, type Pair } from 'yaml';

/** The keys and list places, outermost first, that lead to what a line of a YAML or JSON file says. */
export function placeAtLine(source: string, line: number): (string | number)[] {
  const lines = new LineCounter();
  const { contents } = parseDocument(source, { lineCounter: lines });
  const begins = (node: unknown) =>
    isNode(node) && node.range ? lines.linePos(node.range[0]).line : Infinity;
  const place: (string | number)[] = [];
  let node: unknown = contents;
  for (;;) {
    if (isSeq(node)) {
      const index: number = node.items.findLastIndex((item) => begins(item) <= line);
      if (index < 0) return place;
      place.push(index);
      node = node.items[index];
    } else if (isMap(node)) {
      const pair: Pair | undefined = node.items.findLast(({ key }) => begins(key) <= line);
      if (pair === undefined) return place;
      place.push(String(pair.key));
      node = pair.value;
    } else {
      return place;
    }
  }
}
