import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadableD1 } from './d1-target.ts';
import { loadWrangler } from './load-wrangler.ts';
import { migrateD1 } from './migrate-d1.ts';
import { MIGRATIONS, type EdgePlaces } from './places.ts';

type LocalD1 = { env: { BOOKS: LoadableD1; RECORDS: LoadableD1 }; dispose(): Promise<void> };

/** The local D1 databases, migrated, without a Worker. */
export async function openLocalD1(places: EdgePlaces): Promise<LocalD1> {
	const opened = await openBindings(places);
	const { BOOKS, RECORDS } = opened.env;
	if ((await isMigrated(BOOKS, 'books')) && (await isMigrated(RECORDS, 'records'))) return opened;
	await opened.dispose();
	await migrateD1(places.config, ['--local', '--persist-to', places.state]);
	return openBindings(places);
}

async function openBindings({ config, state }: EdgePlaces): Promise<LocalD1> {
	const { getPlatformProxy } = await loadWrangler();
	return getPlatformProxy<LocalD1['env']>({
		configPath: config,
		persist: { path: join(state, 'v3') },
		remoteBindings: false,
	});
}

async function isMigrated(binding: LoadableD1, kind: 'books' | 'records'): Promise<boolean> {
	const files = readdirSync(join(MIGRATIONS, kind)).filter((name) => name.endsWith('.sql'));
	const tables = "SELECT 1 FROM sqlite_schema WHERE name = 'd1_migrations'";
	const { results } = await binding.prepare(tables).all();
	if (results.length === 0) return false;
	const applied = await binding.prepare('SELECT name FROM d1_migrations').all();
	return applied.results.length >= files.length;
}
