/**
 * Angle A and side a are one sound. A question that has both says which it means: "sine of angle A equals side a over
 * side c". Where one formula has both letters of another kind, their case is said: "capital A equals one half h times
 * the quantity lowercase a plus b".
 */
import { type Expression, symbol } from '../../math/expression.ts';
import { partsOf } from '../../math/parts-of.ts';
import type { Prose } from '../../math/prose.ts';
import { withNamesJoined } from '../../math/speech-units.ts';
import { rewritten } from '../../math/rewritten.ts';
import type { Draft } from '../family.ts';
import type { Drawing } from '../figures/figure.ts';

/** A sentence of the draft as it is said. */
export function spokenNames(draft: Draft<Drawing>): (prose: Prose) => Prose {
	const parts = sentencesOf(draft)
		.flatMap((sentence) => sentence.parts)
		.flatMap((part) => (typeof part === 'string' ? [] : withParts(part)));
	const angles = new Set(parts.flatMap((part) => angleIn(part) ?? []));
	const names = new Set(parts.flatMap((part) => (part.kind === 'symbol' ? part.name : [])));
	const triangles = [...[...names].filter(isTriangle), ...trianglesOf(draft.figure?.alt)];
	const sides = new Set([...angles, ...triangles].join('').toLowerCase());
	if (angles.size === 0 || sides.isDisjointFrom(names)) return withCases(draft);

	const named = (formula: Expression): Expression =>
		rewritten(formula, (part) => {
			if (part.kind === 'symbol' && sides.has(part.name)) return symbol(`\\side ${part.name}`);
			if (part.kind === 'call' && angleIn(part)) return { ...part, of: angle(part.of) };
			return part.kind === 'relation' && part.left?.kind === 'symbol' && angles.has(part.left.name)
				? { ...part, left: angle(part.left), right: named(part.right) }
				: undefined;
		});
	return (prose) => ({
		parts: prose.parts.map((part, at, all) =>
			typeof part === 'string' || NAMES_A_SIDE.test(String(all[at - 1])) ? part : named(part),
		),
	});
}

/** The letters of which one formula has the capital and the lowercase one, with their case everywhere. */
function withCases(draft: Draft<Drawing>): (prose: Prose) => Prose {
	const shared = new Set(
		sentencesOf(draft)
			.flatMap((sentence) => sentence.parts)
			.flatMap((part) => (typeof part === 'string' ? [] : inBothCases(part))),
	);
	if (shared.size === 0) return (prose) => prose;
	const named = (formula: Expression): Expression =>
		rewritten(formula, (part) =>
			part.kind === 'symbol' && shared.has(part.name)
				? symbol(`\\${/[A-Z]/.test(part.name) ? 'capital' : 'lowercase'} ${part.name}`)
				: undefined,
		);
	return (prose) => ({
		parts: prose.parts.map((part) => (typeof part === 'string' ? part : named(part))),
	});
}

function inBothCases(formula: Expression): string[] {
	const letters = new Set(
		withParts(formula).flatMap((part) =>
			part.kind === 'symbol' && /^[A-Za-z]$/.test(part.name) ? part.name : [],
		),
	);
	return [...letters].filter(
		(letter) => letters.has(letter.toUpperCase()) && letters.has(letter.toLowerCase()),
	);
}

const NAMES_A_SIDE = /\bsides? $/i;

const sentencesOf = ({ prompt, answer, steps }: Draft<Drawing>): Prose[] => [
	prompt,
	answer.body,
	...steps.map(({ body }) => body),
];

const withParts = (formula: Expression): Expression[] => [
	formula,
	...partsOf(formula).flatMap(withParts),
];

/** The corner of `\\angle A` and of sin A. */
function angleIn(part: Expression): string | undefined {
	if (part.kind === 'symbol') return /^\\angle ([A-Z])$/.exec(part.name)?.[1];
	if (part.kind !== 'call' || part.of.kind !== 'symbol') return undefined;
	const isRatio = /^\\(?:sin|cos|tan|sec|csc|cot)$/.test(part.name);
	return isRatio && /^[A-Z]$/.test(part.of.name) ? part.of.name : undefined;
}

const angle = (corner: Expression): Expression =>
	corner.kind === 'symbol' ? symbol(`\\angle ${corner.name}`) : corner;

const isTriangle = (name: string): boolean => /^[A-Z]{3}$/.test(name);

const trianglesOf = (alt = ''): string[] =>
	[...withNamesJoined(alt).matchAll(/\btriangle ([A-Z]{3})\b/g)].map(([, name = '']) => name);
