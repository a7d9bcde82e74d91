import { join } from 'node:path';
import { dataFolder } from '../books/data-folder.ts';
import { packageBin, projectRoot } from '../process/package-bin.ts';
import type { BuildStep, Environment } from './build-step.ts';

/** Everything between a fresh clone and a served site, in order. */
export function buildSteps(environment: Environment): BuildStep[] {
	const wireAndMath = ['src/schemas/wire', 'src/math'];
	return [
		{
			name: 'content',
			title: 'Content check',
			command: ['scripts/check-content.ts', '--skip-format'],
			// Links point to pages, and templates name families.
			inputs: ['content', 'src', 'public', 'scripts/check-content.ts', 'scripts/lib/content'],
			outputs: [],
			variables: [],
			after: [],
			isCheck: true,
		},
		{
			name: 'bank',
			title: 'Question bank',
			command: ['scripts/bank.ts'],
			inputs: [
				...wireAndMath,
				'src/bank',
				'src/books/service/import',
				'src/books/service/store',
				'src/books/service/migrations',
				'content/curriculum',
				'content/lectures',
				'content/books.json',
				'scripts/bank.ts',
				'scripts/lib/books',
				'scripts/lib/bank',
			],
			outputs: ['.data/bank', join(dataFolder(environment), 'books.sqlite')],
			variables: ['DATA_DIR'],
			after: [],
		},
		{
			name: 'marking',
			title: 'Marking of every answer',
			command: ['scripts/marking.ts'],
			inputs: [
				...wireAndMath,
				'src/answers',
				'src/bank/verify/tex-tree.ts',
				'scripts/marking.ts',
				'scripts/lib/marking',
				'scripts/lib/bank',
			],
			outputs: ['.data/marking.json'],
			variables: [],
			after: ['bank'],
		},
		{
			name: 'site',
			title: 'Site',
			command: [packageBin('astro', projectRoot), 'build'],
			inputs: [
				'src',
				'content',
				'public',
				'astro.config.mjs',
				'package.json',
				'tsconfig.json',
				// Astro reads further PUBLIC_ variables from there.
				'.env',
				'.env.local',
				'.env.production',
				'.env.production.local',
			],
			outputs: ['dist/index.html', 'dist/_headers'],
			variables: ['PUBLIC_*', 'SITE_URL'],
			after: ['bank', 'marking'],
			env: { ASTRO_TELEMETRY_DISABLED: '1' },
		},
		{
			name: 'compression',
			title: 'Compressed copies of the files of the site',
			command: ['scripts/compress-site.ts'],
			inputs: ['scripts/compress-site.ts', 'scripts/lib/compression'],
			outputs: ['dist/index.html.br'],
			variables: [],
			after: ['site'],
			isLate: true,
		},
		{
			name: 'pdfs',
			title: 'Workbook PDFs',
			command: ['scripts/pdfs.ts'],
			inputs: [
				...wireAndMath,
				'content/books.json',
				'content/site.json',
				'scripts/pdfs.ts',
				'scripts/lib/pdfs',
				'scripts/lib/bank',
			],
			outputs: ['.data/pdfs'],
			variables: [],
			after: ['bank'],
			isLate: true,
		},
		{
			name: 'downloads',
			title: 'PDFs among the files of the site',
			command: ['scripts/place-pdfs.ts'],
			inputs: ['scripts/place-pdfs.ts', 'scripts/lib/pdfs/place-pdfs.ts'],
			outputs: ['dist/pdfs'],
			variables: [],
			// A new site starts without them.
			after: ['site', 'pdfs'],
			isLate: true,
		},
	];
}
