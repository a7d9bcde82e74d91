import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'jsonc-parser';
import { projectRoot } from '../process/package-bin.ts';

const CONFIG = join(projectRoot, 'src/books/service/edge/wrangler.jsonc');

export type EdgePlaces = {
	/** The configuration as wrangler reads it. */
	config: string;
	/** The site as it is uploaded. */
	site: string;
	/** The local D1 databases. */
	state: string;
};

/**
 * The edge deployment's folders below `dataDir`, and in them the Worker's configuration with paths valid from there:
 * wrangler puts its own files beside the configuration it reads, and none belong among the sources.
 */
export function prepareEdge(dataDir: string): EdgePlaces {
	const root = resolve(dataDir, 'edge');
	const places = {
		config: join(root, 'wrangler.json'),
		site: join(root, 'site'),
		state: join(root, 'state'),
	};
	mkdirSync(root, { recursive: true });
	writeFileSync(places.config, JSON.stringify(workerConfig(places.site), null, 2));
	return places;
}

/** The Worker's configuration, with absolute paths and its assets in `site`. */
export function workerConfig(site: string) {
	const config = parse(readFileSync(CONFIG, 'utf8'));
	const here = (path: string) => resolve(dirname(CONFIG), path);
	return {
		...config,
		main: here(config.main),
		assets: { ...config.assets, directory: site },
		d1_databases: config.d1_databases.map((database: D1Setting) => ({
			...database,
			migrations_dir: here(database.migrations_dir),
		})),
	};
}

type D1Setting = { binding: string; database_name: string; migrations_dir: string };

export const MIGRATIONS = join(projectRoot, 'src/books/service/migrations');
