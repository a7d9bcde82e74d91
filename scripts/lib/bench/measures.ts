/** The speed and size that the project promises, and how each is measured. */
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { BANK_FOLDER } from '../bank/write-bank.ts';
import { dataFolder } from '../books/data-folder.ts';
import { outdatedSteps } from '../build-step/run-steps.ts';
import { buildSteps } from '../build-step/steps.ts';
import { PDF_FOLDER } from '../pdfs/print-book.ts';
import { packageBin, projectRoot } from '../process/package-bin.ts';
import type { Figure } from './figure.ts';
import { measureLarge } from './measure-large.ts';
import { measureMarking } from './measure-marking.ts';
import { measureLoad } from './measure-load.ts';
import { measureMemory } from './measure-memory.ts';
import { measurePaint } from './measure-paint.ts';
import { measurePages } from './measure-pages.ts';
import { measurePractice } from './measure-practice.ts';
import { measureScale } from './measure-scale.ts';
import { measureService } from './measure-service.ts';
import { runMeasured } from './run-measured.ts';

const MB = 1e6;
const STREAMED = 20_000;

/** In this order; each may build on what the previous one made. */
export const MEASURES: Readonly<Record<string, () => Promise<Figure[]>>> = {
	bank: measureBank,
	pdfs: measurePdfs,
	site: measureSite,
	unchanged: measureUnchanged,
	pages: measurePages,
	paint: measurePaint,
	service: measureService,
	load: measureLoad,
	large: measureLarge,
	stream: measureStream,
	marking: measureMarking,
	practice: measurePractice,
};

/** Only on request. */
export const LONG_MEASURES: typeof MEASURES = {
	memory: measureMemory,
	scale: measureScale,
};

async function measureBank(): Promise<Figure[]> {
	const { seconds, peakBytes } = await runMeasured(['scripts/bank.ts']);
	const records = await Promise.all(
		(await readdir(BANK_FOLDER))
			.filter((name) => name.endsWith('.ndjson'))
			.map((name) => readFile(join(BANK_FOLDER, name))),
	);
	const packed = records.map((bytes) => brotliCompressSync(bytes, { params: QUALITY }).length);
	const { size } = await stat(join(dataFolder(process.env), 'books.sqlite'));
	return [
		{ what: 'bank: build and proof', value: seconds, unit: 's', limit: 90 },
		{ what: 'bank: most memory', value: peakBytes / MB, unit: 'MB', limit: 1500 },
		{ what: 'books database', value: size / MB, unit: 'MB', limit: 150 },
		{ what: 'largest book, brotli', value: Math.max(...packed) / MB, unit: 'MB', limit: 2 },
	];
}

/** What a server with little time would choose. */
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 };

async function measurePdfs(): Promise<Figure[]> {
	const { seconds, peakBytes } = await runMeasured(['scripts/pdfs.ts']);
	const sizes = await Promise.all(
		(await readdir(PDF_FOLDER)).map(async (name) => (await stat(join(PDF_FOLDER, name))).size),
	);
	return [
		{ what: 'PDFs: all', value: seconds, unit: 's', limit: 90 },
		{ what: 'PDFs: most memory', value: peakBytes / MB, unit: 'MB' },
		{ what: 'PDFs: largest file', value: Math.max(...sizes) / MB, unit: 'MB', limit: 26.2 },
	];
}

async function measureSite(): Promise<Figure[]> {
	for (const left of ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'])
		await rm(join(projectRoot, left), { recursive: true, force: true });
	const build = [packageBin('astro', projectRoot), 'build'];
	const { seconds, peakBytes } = await runMeasured(build, { ASTRO_TELEMETRY_DISABLED: '1' });
	return [
		{ what: 'site: cold build', value: seconds, unit: 's', limit: 120 },
		{ what: 'site: most memory', value: peakBytes / MB, unit: 'MB' },
	];
}

async function measureUnchanged(): Promise<Figure[]> {
	await runMeasured(['scripts/build.ts']);
	const stale = outdatedSteps(buildSteps(process.env), projectRoot, process.env).length;
	const { seconds } = await runMeasured(['scripts/build.ts']);
	return [
		{ what: 'unchanged input: steps built again', value: stale, unit: '', limit: 0 },
		{ what: 'unchanged input: whole command', value: seconds, unit: 's' },
	];
}

async function measureStream(): Promise<Figure[]> {
	const folder = await mkdtemp(join(tmpdir(), 'stream-'));
	try {
		const args = ['scripts/bank-stream.ts', `${STREAMED}`, folder];
		const { seconds, peakBytes } = await runMeasured(args);
		return [
			{ what: `stream of ${STREAMED}: questions a second`, value: STREAMED / seconds, unit: '' },
			{ what: `stream of ${STREAMED}: most memory`, value: peakBytes / MB, unit: 'MB' },
		];
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
