/** sys.ineq: two limits in a story, as a system and as possible pairs. */
import {
	equation,
	type Expression,
	relation,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	distractor,
	type Draft,
	type Draw,
	line,
	multipleChoice,
	sentence,
} from '../../../family.ts';
import { TWO_LIMITS, type TwoLimits } from './two-limits.ts';
import { type Sign, turned } from '../../../steps/inequality.ts';
import { pointAt, xyTerms } from '../../../steps/line-form.ts';

type Story = TwoLimits & { a: number; b: number; c: number; d: number };

/** Both limits must matter, and some pairs must be possible. */
function drawnStory(draw: Draw): Story | undefined {
	const [a, b, c, d] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
	const story = caseOf(TWO_LIMITS, draw.inTurn('ctx'))(draw.country);
	const [low, high] = [Math.min(a, b) * d, Math.max(a, b) * d];
	if (a === b || c <= low || c >= high || Math.min(a, b) < story.least) return undefined;
	if (Math.max(a, b) > (story.most ?? Infinity)) return undefined;
	return { ...story, a, b, c, d };
}

const most = (atMost: boolean): Sign => (atMost ? '\\le' : '\\ge');

const count = ({ d }: Story, sign: Sign): Expression => relation(sum('x', 'y'), sign, d);
const worth = ({ a, b, c }: Story, sign: Sign): Expression => relation(xyTerms(a, b), sign, c);

const both = (one: Expression, two: Expression): Prose => say`${one} and ${two}`;

const limited = (what: string, atMost: boolean, limit: string | number): string =>
	`${what}: at ${atMost ? 'most' : 'least'} ${limit}`;

/** "$410", "90 minutes", "300" */
function worthLimit({ c, unit }: Story): string {
	if (unit === 'dollars') return `$${c}`;
	return unit === undefined ? `${c}` : `${c} ${unit}`;
}

export function systemOfStory(draw: Draw): Draft | undefined {
	const story = drawnStory(draw);
	if (!story) return undefined;
	const { a, b, kinds } = story;
	const [w, n] = [most(story.worthAtMost), most(story.countAtMost)];
	const right = both(worth(story, w), count(story, n));
	return {
		prompt: say`${story.tell(a, b, story.c, story.d)} Which system of inequalities models this situation for ${symbol('x')} ${kinds[0]} and ${symbol('y')} ${kinds[1]}?`,
		answer: multipleChoice(
			right,
			distractor(
				both(worth(story, turned(w)), count(story, n)),
				`reversed the inequality symbol for ${story.worth}`,
			),
			distractor(
				both(worth(story, w), count(story, turned(n))),
				`reversed the inequality symbol for ${story.count}`,
			),
			distractor(
				both(worth({ ...story, a: b, b: a }, w), count(story, n)),
				'switched the two coefficients',
			),
		),
		steps: [
			line(worth(story, w), limited(story.worth, story.worthAtMost, worthLimit(story))),
			line(count(story, n), limited(story.count, story.countAtMost, story.d)),
			sentence(say`The system is ${right}.`),
		],
		hints: [
			say`How can you write ${story.worth} and ${story.count} in terms of ${symbol('x')} and ${symbol('y')}?`,
			say`Is each limit an upper limit or a lower limit?`,
		],
	};
}

type Pair = readonly [number, number];

/** Right: within both limits. Wrong: beyond one of them, with the counts swapped, beyond the other. */
export function possiblePair(draw: Draw): Draft | undefined {
	const story = drawnStory(draw);
	if (!story) return undefined;
	const { a, b, c, d, kinds, worthAtMost, countAtMost } = story;
	const within = (value: number, limit: number, atMost: boolean) =>
		atMost ? value <= limit : value >= limit;
	const worthFits = ([x, y]: Pair) => within(a * x + b * y, c, worthAtMost);
	const countFits = ([x, y]: Pair) => within(x + y, d, countAtMost);
	const near: Pair[] = [];
	for (let x = 1; x < 2 * d; x++)
		for (let y = Math.max(1, d - x - 4); y <= d - x + 4; y++) near.push([x, y]);
	const pool = draw.random.shuffle(near);
	const fits = (pair: Pair) => worthFits(pair) && countFits(pair);
	const right = pool.find((pair) => fits(pair) && !fits([pair[1], pair[0]]) && pair[0] !== pair[1]);
	if (!right) return undefined;
	const isSwapped = ([x, y]: Pair) => x === right[1] && y === right[0];
	const onlyCount = pool.find((pair) => countFits(pair) && !worthFits(pair) && !isSwapped(pair));
	const onlyWorth = pool.find((pair) => !countFits(pair) && worthFits(pair) && !isSwapped(pair));
	if (!onlyCount || !onlyWorth) return undefined;
	const [x, y] = right;
	const [w, n] = [most(worthAtMost), most(countAtMost)];
	return {
		prompt: say`${story.tell(a, b, c, d)} Which ordered pair (${kinds[0]}, ${kinds[1]}) meets both conditions?`,
		answer: multipleChoice(
			pointAt(right),
			distractor(pointAt([y, x]), 'switched the coordinates of the ordered pair'),
			distractor(pointAt(onlyCount), `did not check ${story.worth}`),
			distractor(pointAt(onlyWorth), `did not check ${story.count}`),
		),
		steps: [
			sentence(
				say`Let ${symbol('x')} be the number of ${kinds[0]}, and let ${symbol('y')} be the number of ${kinds[1]}.`,
			),
			line(worth(story, w), limited(story.worth, worthAtMost, worthLimit(story))),
			line(count(story, n), limited(story.count, countAtMost, d)),
			line(
				relation(sum(times(a, x), times(b, y)), w, c),
				`substitute ${x} for x and ${y} for y in the first inequality`,
			),
			line(relation(a * x + b * y, w, c), 'simplify: the statement is true'),
			line(
				relation(sum(x, y), n, d),
				`substitute ${x} for x and ${y} for y in the second inequality`,
			),
			line(relation(x + y, n, d), 'simplify: the statement is true'),
			...([[y, x], onlyCount, onlyWorth] as const).map(([u, v]) =>
				worthFits([u, v])
					? sentence(
							say`For ${pointAt([u, v])}, the left side is ${equation(sum(u, v), u + v)}, so the statement ${relation(u + v, n, d)} is false.`,
							'substitute into the second inequality',
						)
					: sentence(
							say`For ${pointAt([u, v])}, the left side is ${equation(sum(times(a, u), times(b, v)), a * u + b * v)}, so the statement ${relation(a * u + b * v, w, c)} is false.`,
							'substitute into the first inequality',
						),
			),
			sentence(
				say`So, of the four choices, only ${pointAt(right)} meets both conditions.`,
				'each of the other pairs makes one of the inequalities false',
			),
		],
		hints: [
			say`What inequality can you write for each limit?`,
			say`Which pair makes both inequalities true?`,
		],
	};
}
