import type { DatabaseSync } from 'node:sqlite';
import { CHUNK_TABLE, loadChunks, type ChunkSizes, type LoadChunk } from './load-chunks.ts';

/** A D1 database that accepts SQL: the local one, or Cloudflare's. */
export type LoadTarget = {
	query(statement: string): Promise<Readonly<Record<string, unknown>>[]>;
	/** All of them or none. */
	apply(statements: readonly string[]): Promise<void>;
};

export type LoadReport = { chunks: number; loaded: number; rows: number };

/**
 * Syncs the D1 database with the books database. May be interrupted at any time: the next run resumes after the last
 * whole chunk, and skips what did not change.
 */
export async function loadBooks(
	database: DatabaseSync,
	target: LoadTarget,
	{ onChunk, sizes }: { onChunk?: (chunk: LoadChunk) => void; sizes?: ChunkSizes } = {},
): Promise<LoadReport> {
	await target.apply([CHUNK_TABLE]);
	const known = await target.query('SELECT table_name, first_key, digest FROM loaded_chunks');
	const digests = new Map(
		known.map((row) => [`${row['table_name']} ${row['first_key']}`, row['digest']]),
	);
	const report: LoadReport = { chunks: 0, loaded: 0, rows: 0 };
	for (const chunk of loadChunks(database, sizes)) {
		report.chunks++;
		if (digests.get(`${chunk.table} ${chunk.firstKey}`) === chunk.digest) continue;
		await target.apply(chunk.statements);
		report.loaded++;
		report.rows += chunk.rows;
		onChunk?.(chunk);
	}
	return report;
}
