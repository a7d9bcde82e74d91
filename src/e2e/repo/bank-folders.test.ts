import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areaOf } from './areas.ts';
import { importsOf, isTest, readSource, resolveImport, sourceFiles } from './source-files.ts';

const files = sourceFiles('src/bank').filter((path) => !isTest(path));
const importsByFile = new Map(
	files.map((path) => [
		path,
		importsOf(path, readSource(path)).flatMap((specifier) => resolveImport(path, specifier) ?? []),
	]),
);

/** `src/bank/families/num/int-add` for a file in it; undefined outside the families. */
const familyOf = (path: string): string | undefined =>
	/^src\/bank\/families\/[\w-]+\/[\w-]+(?=\/)/.exec(path)?.[0];

function reachedFrom(path: string, reached = new Set<string>()): Set<string> {
	if (reached.has(path)) return reached;
	reached.add(path);
	for (const next of importsByFile.get(path) ?? []) reachedFrom(next, reached);
	return reached;
}

const families = new Set(files.flatMap((path) => familyOf(path) ?? []));

test('gives every family its folder with skills and a verifier', () => {
	const needed = [...families].flatMap((family) => [`${family}/skills.ts`, `${family}/verify.ts`]);
	expect(needed.filter((path) => !importsByFile.has(path))).toEqual([]);
	expect(files.filter((path) => path.includes('/families/') && !familyOf(path))).toEqual([]);
});

test('imports nothing from the folder of another family', () => {
	const stray = [...importsByFile].flatMap(([from, targets]) =>
		targets
			.filter((to) => familyOf(to) !== undefined && familyOf(to) !== familyOf(from))
			.map((to) => `${from} imports ${to}`),
	);
	expect(stray).toEqual([]);
});

test('lets families describe figures without the code that draws them', () => {
	const drawing = 'src/bank/figures/draw/';
	const stray = [...importsByFile].flatMap(([from, targets]) =>
		from.startsWith(drawing) || from.startsWith('src/bank/pipeline/')
			? []
			: targets
					.filter((to) => to.startsWith(drawing))
					// What a family needs that draws a figure of its own: paper, ink, and type.
					.filter((to) => !(familyOf(from) && to === `${drawing}drawing.ts`))
					.map((to) => `${from} imports ${to}`),
	);
	expect(stray).toEqual([]);
});

test('keeps what serves only one family in its folder, and no unused file', () => {
	const users = new Map<string, Set<string>>();
	for (const family of families)
		for (const root of ['skills.ts', 'verify.ts'])
			for (const path of reachedFrom(`${family}/${root}`))
				users.set(path, (users.get(path) ?? new Set()).add(family));
	const ofPipeline = new Set(
		files
			.filter((path) => path.startsWith('src/bank/pipeline/'))
			.flatMap((path) => [...reachedFrom(path)]),
	);
	const misplaced = files
		.filter((path) => !ofPipeline.has(path))
		.filter((path) => (users.get(path)?.size ?? 0) < (familyOf(path) ? 1 : 2))
		.map((path) => `${path} serves ${[...(users.get(path) ?? [])].join(', ') || 'nothing'}`);
	expect(misplaced).toEqual([]);
});

const isVerifier = (path: string): boolean => areaOf(path) === 'bank/verify';

test('has one greatest common divisor for generating questions', () => {
	const second = files.filter(
		(path) => !isVerifier(path) && /\b(?:const|function) gcd\b/.test(readSource(path)),
	);
	expect(second).toEqual([]);
});

/** Algebra that verifiers do for themselves. */
const GENERATING = [
	'gcd',
	'whole-numbers',
	'coefficients',
	'quadratic',
	'lines',
	'complex-number',
	'worked-out',
	'letter-algebra',
	'inequality',
];

test('keeps the algebra that generates questions from the verifiers', () => {
	const forbidden = GENERATING.map((name) => `src/math/${name}.ts`);
	const sharing = files
		.filter(isVerifier)
		.filter((path) => importsByFile.get(path)?.some((target) => forbidden.includes(target)));
	expect(forbidden.filter((path) => !existsSync(path))).toEqual([]);
	expect(sharing).toEqual([]);
});

test('lets a family be understood from few files of the bank, those of types included', () => {
	const counts = [...families]
		.map((family) => [...reachedFrom(`${family}/skills.ts`)])
		.map((reached) => reached.filter((path) => path.startsWith('src/bank/')).length)
		.toSorted((a, b) => a - b);
	const [half, nineOfTen] = [0.5, 0.9].map((part) => counts[Math.floor(part * counts.length)]);
	expect(half).toBeLessThanOrEqual(7);
	expect(nineOfTen).toBeLessThanOrEqual(14);
});
