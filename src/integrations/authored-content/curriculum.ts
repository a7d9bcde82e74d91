/**
 * What can be wrong with the books' plans beyond their shapes: totals that do not add up, duplicate names, unknown
 * standards. What can be wrong with one template is in `templates.ts`.
 */
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { findUsageIssues, plainWords } from '../../language/usage.ts';
import { formulasIn } from '../../math/markup.ts';
import { plainFormula } from '../../math/plain-words.ts';
import type { Curriculum } from '../../schemas/frontmatter/curriculum.ts';
import type { frameworkSchema } from '../../schemas/frontmatter/standards.ts';
import { fieldName, type Issue } from './issues.ts';
import { CURRICULUM } from './json-sources.ts';
import { nearest } from './nearest.ts';
import { placesIn } from './places.ts';
import type { PublishedBooks } from './published-books.ts';
import { issueOfFormula } from './rules/lecture-formulas.ts';
import { type Found, type Path, templateIssues } from './templates.ts';

export type Framework = z.infer<typeof frameworkSchema>;
type Chapter = Curriculum['chapters'][number];
type Material = Chapter['materials'][number];

/** A plan with the file it was read from. */
export type PlanFile = { plan: Curriculum; file: string; text: string };

export const planPath = (book: string): string => join(CURRICULUM.path, `${book}.json`);

/** `frameworks` is undefined while `content/standards.json` cannot be read. */
export function findCurriculumIssues(
	plans: readonly PlanFile[],
	frameworks: readonly Framework[] | undefined,
	published: PublishedBooks,
): Issue[] {
	const owners = new Map<string, string>();
	return plans.flatMap(({ plan, file, text }) => {
		const found = [
			...(file === planPath(plan.slug) ? [] : [misnamed(plan, file)]),
			...totalIssues(plan, published),
			...nameIssues(plan),
			...materialsOf(plan).flatMap(([path, { topics }]) => topicIssues(path, topics)),
			...(frameworks ? standardIssues(plan, frameworks) : []),
			...materialsOf(plan).flatMap(([path, material]) =>
				templateIssues(path, material, owners, plan.slug),
			),
		];
		if (found.length === 0) return [];
		const placeOf = placesIn(text);
		return found.map(([path, message]) => ({
			file,
			...placeOf(path),
			field: fieldName(path),
			message,
		}));
	});
}

const materialsOf = ({ chapters }: Curriculum): [Path, Material][] =>
	chapters.flatMap((chapter, at) =>
		chapter.materials.map((material, index): [Path, Material] => [
			['chapters', at, 'materials', index],
			material,
		]),
	);

const misnamed = ({ slug }: Curriculum, file: string): Found => [
	['slug'],
	`found "${slug}" in ${file}. The file is named after the book: ${slug}.json.`,
];

const sum = (numbers: readonly (number | null)[]): number =>
	numbers.reduce<number>((total, one) => total + (one ?? 0), 0);

/**
 * A material's count is the sum over its templates, a book's the sum over its materials, and that total is what is
 * published.
 */
function totalIssues(plan: Curriculum, published: PublishedBooks): Found[] {
	const ofMaterials = materialsOf(plan).flatMap(
		([path, { question_count, templates }]): Found[] => {
			if (!templates)
				return plan.available
					? [
							[
								path,
								'has no templates, and the book is available. Add them, or set `available` to false.',
							],
						]
					: [];
			const planned = sum(templates.map(({ suggested_questions }) => suggested_questions));
			return question_count === planned
				? []
				: [
						[
							[...path, 'question_count'],
							`found ${question_count}, and its templates give ${planned} together. Correct the one that is wrong.`,
						],
					];
		},
	);
	if (ofMaterials.length > 0) return ofMaterials;
	const found = plan.question_count?.toLocaleString('en') ?? null;
	const total = sum(materialsOf(plan).map(([, { question_count }]) => question_count));
	const wanted = published[plan.slug]?.question_count;
	if (plan.question_count !== null && plan.question_count !== total)
		return [
			[
				['question_count'],
				`found ${plan.question_count}, and its materials have ${total} together. Correct the one that is wrong.`,
			],
		];
	return wanted === undefined || wanted === found
		? []
		: [
				[
					['question_count'],
					`found ${found}, and ${wanted ?? 'no number'} is published. A published number never changes.`,
				],
			];
}

/** Numbers that must be consecutive, and names that must be unique. */
function nameIssues({ chapters }: Curriculum): Found[] {
	const materials = chapters.flatMap((chapter, at) =>
		chapter.materials.map((material, index) => ({ chapter, material, at, index })),
	);
	return [
		...chapters
			.map((chapter, at) => ({ chapter, at }))
			.filter(({ chapter, at }) => chapter.number !== at + 1)
			.map(({ chapter, at }): Found => [
				['chapters', at, 'number'],
				`found ${chapter.number}. Chapters are numbered from 1: write ${at + 1}.`,
			]),
		...materials
			.filter(
				({ chapter, material, index }) => material.number !== `${chapter.number}.${index + 1}`,
			)
			.map(({ chapter, material, at, index }): Found => [
				['chapters', at, 'materials', index, 'number'],
				`found "${material.number}". It is the chapter's number and the place in the chapter: write "${chapter.number}.${index + 1}".`,
			]),
		...repeated(chapters.map(({ slug }, at) => [['chapters', at, 'slug'], slug])),
		...repeated(
			materials.map(({ material, at, index }) => [
				['chapters', at, 'materials', index, 'slug'],
				material.slug,
			]),
		),
		...repeated(
			materials.flatMap(({ material, at, index }) =>
				material.topics.map(({ id }, topic): [Path, string] => [
					['chapters', at, 'materials', index, 'topics', topic, 'id'],
					id,
				]),
			),
		),
	];
}

/** What a student reads about a topic. Its objective appears in lists and tabs, so a formula must fit on one line. */
const topicIssues = (path: Path, topics: Material['topics']): Found[] =>
	topics.flatMap(({ title, objective }, at): Found[] => {
		const place = [...path, 'topics', at];
		const phrases = (field: string, text: string): Found[] =>
			findUsageIssues(text, 'explanations').map((issue) => [[...place, field], `found ${issue}.`]);
		const formulas = formulasIn(objective).map(
			(tex) => issueOfFormula(tex) ?? (plainFormula(tex) === undefined ? TALL : undefined),
		);
		const open = plainWords(objective.replaceAll('\\$', '')).includes('$') ? OPEN : undefined;
		return [
			...phrases('title', title),
			...phrases('objective', objective),
			...[...formulas, open].flatMap((message): Found[] =>
				message ? [[[...place, 'objective'], message]] : [],
			),
		];
	});

const TALL = 'has a formula that does not fit on a line of plain text. Say it in words.';
const OPEN =
	'has a dollar sign that is never closed. A formula stands between two: $x + 3$. Money is written \\$5.';

function repeated(names: readonly [Path, string][]): Found[] {
	const seen = new Set<string>();
	return names.flatMap(([path, name]): Found[] => {
		if (!seen.has(name)) {
			seen.add(name);
			return [];
		}
		return [[path, `found "${name}" a second time in this book. Give each its own.`]];
	});
}

function standardIssues(plan: Curriculum, frameworks: readonly Framework[]): Found[] {
	const codesOf = (country: string) =>
		frameworks
			.filter((one) => one.country === country)
			.flatMap(({ groups }) => groups.flatMap(({ codes }) => codes.map(({ code }) => code)));
	const known = codesOf(plan.country);
	const others = codesOf(plan.country === 'USA' ? 'CA' : 'USA');
	const materials = materialsOf(plan);
	const lists = materials.flatMap(listsOfCodes);
	if (lists.every(([, codes]) => codes.every((code) => others.includes(code))))
		return [
			[['country'], `found "${plan.country}", and the standards are those of the other country.`],
		];
	return [
		...materials.flatMap(namedTwiceOrNowhere),
		...lists.flatMap(([path, codes]) =>
			codes.flatMap((code, at): Found[] => {
				const message = codeIssue(code, codes.indexOf(code) < at, known);
				return message ? [[[...path, at], message]] : [];
			}),
		),
	];
}

/** The codes of each template, or of a material that has none yet. */
const listsOfCodes = ([path, { standards, templates = [] }]: [Path, Material]): [
	Path,
	readonly string[],
][] => [
	...(standards ? [[[...path, 'standards'], standards] satisfies [Path, string[]]] : []),
	...templates.map((template, at): [Path, string[]] => [
		[...path, 'templates', at, 'standards'],
		template.standards,
	]),
];

/** Templates name what their questions practice; a material names it only while it has no templates. */
function namedTwiceOrNowhere([path, { standards, templates = [] }]: [Path, Material]): Found[] {
	const place = [...path, 'standards'];
	if (standards && templates.length > 0)
		return [[place, 'is named by its templates, each for its own questions. Remove it here.']];
	return standards || templates.length > 0
		? []
		: [[place, 'is missing, and it has no templates. Name the codes it is planned for.']];
}

function codeIssue(code: string, isSecond: boolean, known: readonly string[]): string | undefined {
	if (isSecond) return `found "${code}" a second time. Remove one of the two.`;
	if (known.includes(code)) return undefined;
	const meant = nearest(code, known);
	return `found "${code}", which content/standards.json does not list. ${meant ? `Did you mean "${meant}"?` : 'Correct it.'} A code that the curriculum has and the list has not is added there, under "codes".`;
}
