/**
 * Reads the given lengths and angles from the prompt. Sides are checked by cross products of matching sides, stories by
 * the slope of the line of sight, tests by comparing all parts.
 */
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectNumber, expectOneChoice, type Verify } from '../../../verify/evidence.ts';
import { divide, type Exact, multiply, readExact, readTex, same } from '../../../verify/values.ts';

export const verify: Verify = ({ question, skill }) => {
	const text = question.question;
	if (skill === 'Decide whether two triangles are similar') return similarity(question);
	if (skill === 'Test two triangles for similarity') return commonAngles(question);
	if (/metre|meter/.test(text) && / m[ .,]/.test(text)) return sightLine(question);
	const lengths = lengthsIn(question);
	const matches = matchesIn(text);
	if (skill === 'Solve for x in similar triangles') return unknown(question, lengths, matches);
	if (text.includes('rectangles')) return rectangles(question);
	const stored = readExact(question.answer.value);
	if (!stored) return [`${question.answer.value} is not a number`];
	if (text.includes('Find the scale factor')) {
		const [[one, other] = ['', '']] = pairsOf(matches).filter(([name]) => lengths.has(name));
		return fits(lengths.get(one), stored, lengths.get(other));
	}
	const wanted = /Find \$([A-Z]{2})\$/.exec(text)?.[1] ?? '';
	const all = new Map([...lengths, [wanted, () => stored]]);
	const factor = /is \$([\d.]+)\$, and/.exec(text)?.[1];
	const ratios = pairsOf(matches).flatMap(([name, match]) => {
		const [p, q] = [all.get(name)?.(), all.get(match)?.()];
		return p && q ? [divide(q, p)] : [];
	});
	if (factor !== undefined) ratios.push(readExact(factor) ?? stored);
	const [one, two] = ratios;
	return one && two && ratios.length === 2 && same(one, two)
		? []
		: [`with ${question.answer.value} the ratios of matching sides differ`];
};

type Lengths = Map<string, (x?: Exact) => Exact>;

/** `AB = 6` or `DE = x + 3`, as functions of x. */
const lengthsIn = ({ question }: Question): Lengths =>
	new Map(
		[...question.matchAll(/\$([A-Z]{2}) = ([^$]+)\$/g)].map(([, name = '', value = '']) => {
			const read = readTex(value);
			return [name, (x) => read(x ? { x } : {})];
		}),
	);

/** The two triangles, letter by letter. */
function matchesIn(text: string): readonly [string, string] {
	const [, one, two] =
		/riangle \$([A-Z]{3})\$ is similar to triangle \$([A-Z]{3})\$/.exec(text) ?? [];
	if (one && two) return [one, two];
	if (text.includes('altitude')) return ['ADC', 'CDB'];
	return text.includes('intersect at') ? ['ABC', 'EDC'] : ['ADE', 'ABC'];
}

/** Matching sides under every way of writing their names. */
const pairsOf = ([one, two]: readonly [string, string]): [string, string][] =>
	[
		[0, 1],
		[1, 0],
		[1, 2],
		[2, 1],
		[0, 2],
		[2, 0],
	].flatMap(([i = 0, j = 0]) =>
		[
			[i, j],
			[j, i],
		].map(([k = 0, l = 0]): [string, string] => [
			one.charAt(i) + one.charAt(j),
			two.charAt(k) + two.charAt(l),
		]),
	);

const fits = (
	start: (() => Exact) | undefined,
	factor: Exact,
	end: (() => Exact) | undefined,
): string[] =>
	start && end && same(multiply(start(), factor), end()) ? [] : ['the scale factor does not fit'];

function unknown(
	question: Question,
	lengths: Lengths,
	matches: readonly [string, string],
): string[] {
	const x = readExact(question.answer.value);
	if (!x) return [`${question.answer.value} is not a number`];
	const value = (name: string): Exact | undefined => lengths.get(name)?.(x);
	const [ad, db] = [value('AD'), value('DB')];
	const nested = matches[0] === 'ADE' && ad && db;
	const whole: Exact | undefined = nested
		? [ad[0] * db[1] + db[0] * ad[1], ad[1] * db[1]]
		: undefined;
	const [p, q, r, s] = nested
		? [ad, whole, value('DE'), value('BC')]
		: [value('AB'), value('DE'), value('BC'), value('EF')];
	return p && q && r && s && same(multiply(p, s), multiply(q, r))
		? []
		: [`with x = ${question.answer.value} the ratios differ`];
}

const exacts = (question: Question, pattern: RegExp): Exact[] =>
	[...question.question.matchAll(pattern)].flatMap(([, number = '']) => {
		const value = readExact(number);
		return value ? [value] : [];
	});

/** Small width, large width, then one of the lengths. */
function rectangles(question: Question): string[] {
	const [small, large, given] = exacts(question, /\$([\d.]+)\$ cm (?:wide|long)/g);
	if (!small || !large || !given) return ['the prompt does not give three sides'];
	const k = divide(large, small);
	const asksLarge = question.question.includes('How long is the large');
	return expectNumber(question, asksLarge ? multiply(given, k) : divide(given, k));
}

/** The stories whose words decide which sides correspond, and the angles that a line names. */
const WORDINGS = {
	ramp: {
		prompt:
			/rises .* over a horizontal distance of .* A vertical post under the ramp stands .* from the lower end, measured along the ground, and reaches up to the ramp\. How tall is the post,/,
		why: /share the angle at the lower end of the ramp$/,
	},
	river: {
		prompt:
			/straight across from point \$A\$ on the near bank\. From \$A\$, .* along the bank to \$C\$, then .* farther to \$D\$, then turns away from the river at a right angle and walks .* to \$E\$\. From \$E\$, points \$C\$ and \$T\$ line up\. How wide is the river,/,
		why: /(?:vertical|vertically opposite) angles at C are equal$/,
	},
} as const;

/** The slope of the line of sight, or of the ramp, is that of the small triangle. */
function sightLine(question: Question): string[] {
	const numbers = exacts(question, /\$([\d.]+)\$ m\b/g);
	const [one, two, three] = numbers;
	if (!one || !two || !three || numbers.length !== 3) return ['the story has not three lengths'];
	const text = question.question;
	const river = text.includes('river');
	const wording = river ? WORDINGS.river : text.includes('ramp') ? WORDINGS.ramp : undefined;
	if (wording && !(wording.prompt.test(text) && wording.why.test(question.steps[0]?.why ?? '')))
		return ['the story or its reason is not worded as one that can be proven'];
	const [h, s, S] = river ? [three, two, one] : [one, two, three];
	return expectNumber(question, multiply(divide(h, s), S));
}

const anglesIn = ({ question }: Question): Map<string, number> =>
	new Map(
		[...question.matchAll(/angle \$([A-F])\$ is \$(\d+)\^/g)].map(([, corner = '', size]) => [
			corner,
			Number(size),
		]),
	);

function similarity(question: Question): string[] {
	const lengths = lengthsIn(question);
	const angles = withThird(withThird(anglesIn(question), 'ABC'), 'DEF');
	const ratio = (name: string, match: string) => {
		const [p, q] = [lengths.get(name)?.(), lengths.get(match)?.()];
		return p && q ? (Number(q[0]) * Number(p[1])) / (Number(q[1]) * Number(p[0])) : undefined;
	};
	const ratios = [ratio('AB', 'DE'), ratio('BC', 'EF'), ratio('AC', 'DF')];
	const known = ratios.filter((one) => one !== undefined);
	const equalAngles = ['AD', 'BE', 'CF'].filter((pair) => {
		const [p, q] = [angles.get(pair.charAt(0)), angles.get(pair.charAt(1))];
		return p !== undefined && p === q;
	});
	const allEqual = known.every((one) => Math.abs(one - (known[0] ?? 0)) < 1e-9);
	const truth =
		equalAngles.length >= 2
			? 'Yes, by AA similarity.'
			: known.length === 3
				? allEqual
					? 'Yes, by SSS similarity.'
					: 'No, they are not similar.'
				: equalAngles[0] === 'AD' && ratios[1] === undefined && known.length === 2 && allEqual
					? 'Yes, by SAS similarity.'
					: 'There is not enough information.';
	return expectOneChoice(question, (choice) => choice === truth);
}

function withThird(angles: Map<string, number>, corners: string): Map<string, number> {
	const known = [...corners].filter((corner) => angles.has(corner));
	const [missing] = [...corners].filter((corner) => !angles.has(corner));
	if (known.length !== 2 || missing === undefined) return angles;
	const total = known.reduce((sum, corner) => sum + (angles.get(corner) ?? 0), 0);
	return new Map([...angles, [missing, 180 - total]]);
}

function commonAngles(question: Question): string[] {
	const [a = 0, b = 0, c = 0, d = 0] = exacts(question, /\$(\d+)\^/g).map(([n]) => Number(n));
	const [one, two] = [
		[a, b, 180 - a - b],
		[c, d, 180 - c - d],
	];
	const common = (one ?? []).filter((angle) => two?.includes(angle)).length;
	const truth =
		common === 3
			? 'Yes, all three pairs of angles are equal.'
			: common === 1
				? 'No, they have only one pair of equal angles.'
				: 'No, they have no equal angles.';
	return expectOneChoice(question, (choice) => choice === truth);
}
