/**
 * The books database as chunks of SQL for D1. A chunk replaces one range of one table's keys, so loading it twice
 * changes nothing, and records its own digest in `loaded_chunks`, so a second load sends only what changed.
 */
import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { SqlRow } from '../../../src/books/service/store/sql-database.ts';

export type LoadChunk = {
	table: string;
	/** The first key of the range as `orderedKey`; empty for the first chunk of a table. */
	firstKey: string;
	digest: string;
	rows: number;
	/** Each within D1's limit on statement length. */
	statements: string[];
};

/** Tracks the loaded chunks; created by the load itself, not part of the books' own schema. */
export const CHUNK_TABLE =
	'CREATE TABLE IF NOT EXISTS loaded_chunks (table_name TEXT NOT NULL, first_key TEXT NOT NULL, digest TEXT NOT NULL, PRIMARY KEY (table_name, first_key)) STRICT';

/** D1's limit is 100,000 bytes per statement. */
const STATEMENT_BYTES = 90_000;
/** At most three bytes each, or two for a doubled quote; no table has more than two long texts. */
const PIECE_CHARACTERS = 14_000;

/**
 * A chunk ends at a row whose key says so, one in `endsOneIn`, so adding or removing a row moves no other boundary;
 * never before `least` characters, always by `most`.
 */
export type ChunkSizes = { least: number; most: number; endsOneIn: number };

const CHUNK_SIZES: ChunkSizes = { least: 4_000_000, most: 16_000_000, endsOneIn: 256 };

type Table = { name: string; columns: string[]; keys: string[] };

/** All chunks, the books last: while they are missing, the service reports that it is not ready. */
export function* loadChunks(
	database: DatabaseSync,
	sizes: ChunkSizes = CHUNK_SIZES,
): Generator<LoadChunk> {
	for (const table of tablesOf(database)) yield* chunksOf(database, table, sizes);
}

function tablesOf(database: DatabaseSync): Table[] {
	const names = database
		.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
		.all()
		.map(({ name }) => String(name));
	const tables = names.map((name) => {
		const columns = database.prepare('SELECT name, pk FROM pragma_table_info(?)').all(name);
		const keys = columns.filter(({ pk }) => Number(pk) > 0);
		keys.sort((one, other) => Number(one['pk']) - Number(other['pk']));
		const toName = (column: SqlRow) => String(column['name']);
		return { name, columns: columns.map(toName), keys: keys.map(toName) };
	});
	return tables.sort((one, other) => Number(one.name === 'books') - Number(other.name === 'books'));
}

function* chunksOf(
	database: DatabaseSync,
	table: Table,
	{ least, most, endsOneIn }: ChunkSizes,
): Generator<LoadChunk> {
	const rows = database.prepare(`SELECT * FROM ${table.name} ORDER BY ${table.keys.join(', ')}`);
	let first: SqlRow | undefined;
	let held: SqlRow[] = [];
	let bytes = 0;
	let isFull = false;
	for (const row of rows.iterate()) {
		if (isFull) {
			yield toChunk(table, held, first, row);
			[first, held, bytes] = [row, [], 0];
		}
		held.push(row);
		bytes += table.columns.reduce((sum, column) => sum + String(row[column]).length, 0);
		isFull = bytes >= most || (bytes >= least && endsChunk(orderedKey(table, row), endsOneIn));
	}
	// For an empty table too: rows that no longer exist must go.
	yield toChunk(table, held, first, undefined);
}

const endsChunk = (key: string, oneIn: number): boolean => sha256(key).readUInt32BE() % oneIn === 0;

function toChunk(
	table: Table,
	rows: readonly SqlRow[],
	first: SqlRow | undefined,
	next: SqlRow | undefined,
): LoadChunk {
	const firstKey = first ? orderedKey(table, first) : '';
	const replace = [
		`DELETE FROM ${table.name} WHERE ${rangeOf(table, first, next)}`,
		...inserts(table, rows),
	];
	const digest = sha256(replace.join(';\n')).toString('hex');
	const until = next ? ` AND first_key < ${quote(orderedKey(table, next))}` : '';
	const note = [
		`DELETE FROM loaded_chunks WHERE table_name = ${quote(table.name)} AND first_key >= ${quote(firstKey)}${until}`,
		`INSERT INTO loaded_chunks VALUES (${[table.name, firstKey, digest].map(quote).join(', ')})`,
	];
	const statements = [...replace, ...note];
	return { table: table.name, firstKey, digest, rows: rows.length, statements };
}

function rangeOf({ keys }: Table, first: SqlRow | undefined, next: SqlRow | undefined): string {
	const bound = (sign: string, row: SqlRow) =>
		`(${keys.join(', ')}) ${sign} (${keys.map((key) => quote(row[key])).join(', ')})`;
	const bounds = [first && bound('>=', first), next && bound('<', next)].filter(Boolean);
	return bounds.join(' AND ') || 'true';
}

function* inserts(table: Table, rows: readonly SqlRow[]): Generator<string> {
	const head = `INSERT INTO ${table.name} (${table.columns.join(', ')}) VALUES\n`;
	const tupleOf = (row: SqlRow) =>
		`(${table.columns.map((column) => quote(row[column])).join(', ')})`;
	let tuples: string[] = [];
	let bytes = head.length;
	for (const row of rows) {
		const { start, rest } = cutLongText(table, row);
		const tuple = tupleOf(start);
		const size = Buffer.byteLength(tuple) + 2;
		if (tuples.length > 0 && bytes + size > STATEMENT_BYTES) {
			yield head + tuples.join(',\n');
			[tuples, bytes] = [[], head.length];
		}
		tuples.push(tuple);
		bytes += size;
		if (rest.length > 0) {
			yield head + tuples.join(',\n');
			yield* rest;
			[tuples, bytes] = [[], head.length];
		}
	}
	if (tuples.length > 0) yield head + tuples.join(',\n');
}

/** For a row too long for any statement: its long texts start empty, and the remaining statements append to them. */
function cutLongText(table: Table, row: SqlRow): { start: SqlRow; rest: string[] } {
	const where = table.keys.map((key) => `${key} = ${quote(row[key])}`).join(' AND ');
	const start: Record<string, unknown> = { ...row };
	const rest: string[] = [];
	for (const column of table.columns) {
		const value = row[column];
		if (typeof value !== 'string' || value.length <= PIECE_CHARACTERS) continue;
		start[column] = '';
		for (const piece of piecesOf(value)) {
			rest.push(`UPDATE ${table.name} SET ${column} = ${column} || ${quote(piece)} WHERE ${where}`);
		}
	}
	return { start, rest };
}

/** Never cut inside a surrogate pair, which would be lost in UTF-8. */
const piecesOf = (text: string): string[] =>
	text.match(new RegExp(`[^]{1,${PIECE_CHARACTERS - 1}}(?:(?<=[\\uD800-\\uDBFF])[^])?`, 'g')) ?? [];

/** A text that sorts like SQLite's own keys: bytes as hexadecimal digits, two zeros between the parts. */
const orderedKey = ({ keys }: Table, row: SqlRow): string =>
	keys.map((key) => Buffer.from(String(row[key])).toString('hex')).join('00');

function quote(value: unknown): string {
	if (value === null) return 'NULL';
	if (typeof value === 'number' || typeof value === 'bigint') return String(value);
	return `'${String(value).replaceAll("'", "''")}'`;
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
