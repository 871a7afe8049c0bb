import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Gatsby’s own type has a `this` and no type for the result. */
type RunQuery = (query: string) => Promise<{ data?: unknown; errors?: readonly unknown[] }>;

/** A query from a page and the data layer’s answer. */
export interface AnsweredQuery {
  title: string;
  query: string;
  data?: unknown;
  errors?: string[];
}

/**
 * Runs queries against the data layer of this build, for tests: `ATRAMENT_QUERIES` is the path of a JSON file with a
 * list of `title` and `query`, and the answers are written next to it. Without it, nothing happens.
 */
export async function answerQueries(graphql: RunQuery): Promise<void> {
  const file = process.env.ATRAMENT_QUERIES;
  if (!file) return;
  const asked = JSON.parse(readFileSync(file, 'utf8')) as AnsweredQuery[];
  const answered: AnsweredQuery[] = [];
  for (const { title, query } of asked) {
    const { data, errors } = await graphql(query);
    answered.push({ title, query, data, ...(errors && { errors: errors.map(String) }) });
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(answered, null, 2));
}
