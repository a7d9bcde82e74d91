import { readFile } from 'node:fs/promises';
import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { proseText } from '../../../src/math/prose.ts';
import type { Skill } from '../../../src/bank/family.ts';
import { BankError } from '../../../src/bank/pipeline/bank-error.ts';
import { generateTemplate } from '../../../src/bank/pipeline/generate.ts';
import { loadFamily } from '../../../src/bank/pipeline/load-family.ts';
import type { BookPlan, TemplatePlan } from '../../../src/bank/pipeline/plan.ts';

/** The one place where a prompt differs from the question it answers. */
type Change = { number: number } | { word: string; other: string };

const NUMBERS: [template: string, book: string, number: number][] = [
	['m11-9.1-seq-arith-1', '11-math', 2],
	['a1-5.9-seq-arith-1', 'algebra-1', 2],
	['pa-5.6-num-units-1', 'pre-algebra', 0],
	['pa-12.1-stat-center-1', 'pre-algebra', 2],
	['pa-12.2-stat-spread-1', 'pre-algebra', 0],
	['a1-7.5-fin-compound-1', 'algebra-1', 2],
	['a1-6.4-sys-mixture-1', 'algebra-1', 1],
	['a1-4.5-func-piecewise-1', 'algebra-1', 3],
	['m10-9.1-trig-right-solve-1', '10-math', 0],
	['ha-10.4-seq-pascal-1', 'high-school-algebra', 0],
	['a1-5.9-seq-recursive-1', 'algebra-1', 0],
];

const WORDS: [template: string, book: string, word: string, other: string][] = [
	['pa-8.1-ineq-story-1', 'pre-algebra', 'at least', 'more than'],
	['pa-1.2-num-int-add-1', 'pre-algebra', 'sum', 'product'],
	['a1-7.5-fin-compound-1', 'algebra-1', 'per year', 'per month'],
	['m10-9.1-trig-right-solve-1', '10-math', 'nearest tenth', 'nearest hundredth'],
];

test.each(NUMBERS)(
	'does not publish %s of %s if number %d in its prompt is one higher',
	(id, book, number) => expectStopped(id, book, { number }),
);

test.each(WORDS)('does not publish %s of %s if "%s" becomes "%s"', (id, book, word, other) =>
	expectStopped(id, book, { word, other }),
);

/** The first question with such a place stops the build; generates as many as the plan asks for. */
async function expectStopped(id: string, bookName: string, change: Change): Promise<void> {
	const { template, ...place } = await findTemplate(id, bookName);
	const { skill, verify } = await loadFamily(template);
	let changed = 0;
	const other: Skill = (draw) => {
		const draft = skill(draw);
		if (!draft) return undefined;
		const parts =
			'number' in change
				? oneHigher(draft.prompt.parts, change.number)
				: reworded(draft.prompt.parts, change);
		if (proseText({ parts }) !== proseText(draft.prompt)) changed++;
		return { ...draft, prompt: { parts } };
	};
	const load = () => Promise.resolve({ skill: other, verify });
	const making = generateTemplate(template, { ...place, load, seen: new Set(), firstNumber: 1 });
	const stopped = await making.then(
		() => undefined,
		(error: unknown) => error,
	);
	expect(stopped).toBeInstanceOf(BankError);
	expect(changed).toBeGreaterThan(0);
}

const reworded = <Part>(parts: Part[], { word, other }: { word: string; other: string }): Part[] =>
	parts.map((part) => (typeof part === 'string' ? part.replace(word, other) : part) as Part);

/** A copy in which the number at that place, in words or in a formula, is one higher. */
function oneHigher<Tree>(tree: Tree, place: number): Tree {
	let at = 0;
	const walk = (node: unknown): unknown => {
		if (typeof node === 'string')
			return node.replaceAll(/\d+/g, (digits) =>
				at++ === place ? `${Number(digits) + 1}` : digits,
			);
		if (Array.isArray(node)) return node.map(walk);
		if (node instanceof Fraction) return at++ === place ? node.add(1) : node;
		if (typeof node !== 'object' || node === null) return node;
		return Object.fromEntries(
			Object.entries(node).map(([key, value]) => [
				key,
				['kind', 'sign', 'name'].includes(key) ? value : walk(value),
			]),
		);
	};
	return walk(tree) as Tree;
}

async function findTemplate(id: string, bookName: string) {
	const book: BookPlan = JSON.parse(await readFile(`content/curriculum/${bookName}.json`, 'utf8'));
	for (const chapter of book.chapters)
		for (const material of chapter.materials) {
			const template = material.templates?.find((one: TemplatePlan) => one.id === id);
			if (template) return { template, book, chapter, material };
		}
	throw new Error(`There is no template ${id}.`);
}
