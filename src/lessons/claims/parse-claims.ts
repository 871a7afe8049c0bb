import { isMap, isSeq, type Node, type YAMLMap } from 'yaml';
import type { Problem } from '../../base/problems/problem';
import type { FieldReader } from '../../docs/reference/field-reader';
import { readYamlList } from '../../docs/reference/read-yaml';
import { PAGE } from '../../docs/reference/reference-schema';
import {
  SHOWN_PARTS,
  type Claim,
  type ClaimMove,
  type ClaimRun,
  type ClaimShown,
  type ClaimSource,
  type ClaimStep,
} from './claim';
import { checkShapes, claimShapes, compilerShapes, moveShapes, shownShapes } from './claim-shapes';
import { readShapedFields } from './read-shape';

type Fields = Record<string, unknown>;

const SOURCE = /^(?<package>\S+) (?<version>\d\S*) (?<path>\S.*)$/;
const firstStepShapes = { ...claimShapes, ...compilerShapes, ...checkShapes };
const shownFields = {
  ...shownShapes,
  ...Object.fromEntries(SHOWN_PARTS.map((part) => [part, 'text' as const])),
};
const laterStepShapes = { ...moveShapes, ...checkShapes };

/** Parses a file of claims, a list; whatever cannot be read is left out and reported. */
export function parseClaims(
  source: string,
  file: string,
): { claims: Claim[]; problems: Problem[] } {
  const words = { of: 'claims', one: 'a claim', begin: '- page: …', each: 'each claim' };
  const { items, problems } = readYamlList(source, file, words, (item, reader) => {
    const claim = readClaim(item, reader);
    return claim === null ? [] : [{ file, line: reader.lineOf(item), ...claim }];
  });
  return { claims: items, problems };
}

function readClaim(node: YAMLMap, reader: FieldReader): Omit<Claim, 'file' | 'line'> | null {
  const fields = readShapedFields(node, firstStepShapes, 'A claim', reader);
  if (fields === null) return null;
  const target = readTarget(node, fields, reader);
  const says = typeof fields.says === 'string' ? fields.says.trim() : '';
  if (says === '')
    reader.report(node, 'The claim has no “says”.', 'Quote some words of the sentence it proves.');
  const proof = readProof(node, fields, reader);
  return target === null || says === '' || proof === null ? null : { target, says, proof };
}

function readTarget(
  node: YAMLMap,
  { page, entry }: Fields,
  reader: FieldReader,
): Claim['target'] | null {
  if (typeof entry === 'string' && page === undefined) return { entry };
  if (typeof page === 'string' && entry === undefined && PAGE.test(page)) return { page };
  reader.report(
    node,
    'The claim does not say where its sentence is.',
    'Write “page: atrament-basics/saves” or “entry: tag-clear”, one of the two.',
  );
  return null;
}

function readProof(node: YAMLMap, fields: Fields, reader: FieldReader): Claim['proof'] | null {
  const isSourced = fields.source !== undefined;
  if (isSourced === (fields.ink !== undefined)) {
    reader.report(
      node,
      isSourced ? 'The claim has a source and a story.' : 'The claim has no story.',
      'Write “ink: |” with a story, or, if only the web UI decides it, “source: atrament-web-ui 2.5.0 src/file.jsx”.',
    );
    return null;
  }
  return isSourced ? readSource(node, fields, reader) : readRun(node, fields, reader);
}

function readSource(node: YAMLMap, { source }: Fields, reader: FieldReader): ClaimSource | null {
  const groups = SOURCE.exec(String(source))?.groups;
  if (groups !== undefined)
    return {
      package: groups.package ?? '',
      version: groups.version ?? '',
      path: groups.path ?? '',
      shown: readShown(node, reader),
    };
  reader.report(
    node.get('source', true),
    'The source does not name a package, its version and a file.',
    'Write “source: atrament-web-ui 2.5.0 src/file.jsx”.',
  );
  return null;
}

/** What a browser shows; it is checked only where somebody has a built web UI. */
function readShown(node: YAMLMap, reader: FieldReader): ClaimShown | null {
  const shown = node.get('shown', true);
  if (!isMap(shown)) return null;
  const fields = readShapedFields(shown, shownFields, '“shown”', reader);
  if (fields === null) return null;
  const { ink, acts = [], ...parts } = fields;
  if (typeof ink === 'string' && Object.keys(parts).length > 0)
    return { ink, acts, parts } as ClaimShown;
  reader.report(
    shown,
    '“shown” needs a story and what is seen.',
    `Write “ink: |”, and one or more of: ${SHOWN_PARTS.join(', ')}.`,
  );
  return null;
}

function readRun(node: YAMLMap, fields: Fields, reader: FieldReader): ClaimRun | null {
  const { ink, files = {}, settings = null, defaults = [] } = fields;
  const steps: ClaimStep[] = [{ move: { name: 'start', value: true }, checks: checksOf(fields) }];
  const then = node.get('then', true);
  for (const item of isSeq(then) ? then.items : []) {
    const step = readStep(item as Node, reader);
    if (step === null) return null;
    steps.push(step);
  }
  if (steps.every(({ checks }) => Object.keys(checks).length === 0)) {
    reader.report(node, 'The claim checks nothing.', 'Write what must be true, such as “text: …”.');
    return null;
  }
  // The shapes guarantee these types.
  return { ink, files, settings, defaults, steps } as ClaimRun;
}

function readStep(node: Node, reader: FieldReader): ClaimStep | null {
  if (!isMap(node)) {
    reader.report(node, 'This is not a step.', 'Write “- choose: …” or another move.');
    return null;
  }
  const fields = readShapedFields(node, laterStepShapes, 'A step', reader);
  if (fields === null) return null;
  const moves = Object.keys(fields).filter((key) => key in moveShapes);
  const [name] = moves;
  if (name === undefined || moves.length > 1) {
    reader.report(
      node,
      `The step has ${moves.length === 0 ? 'no move' : `${moves.length} moves`}.`,
      `Write one of: ${Object.keys(moveShapes).join(', ')}.`,
    );
    return null;
  }
  return { move: { name, value: fields[name] } satisfies ClaimMove, checks: checksOf(fields) };
}

function checksOf(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([key]) => key in checkShapes || key in compilerShapes),
  );
}
