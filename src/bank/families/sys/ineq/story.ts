/** sys.ineq: two limits in a story, as a system and as possible pairs. */
import {
	equation,
	type Expression,
	relation,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { type Sign, turned } from '../../../../math/inequality.ts';
import { pointAt, xyTerms } from '../../../../math/lines.ts';
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

// Stories with two kinds of things, a limit for their number and one for what they earn or cost.

type TwoLimits = {
	/** What x and y count. */
	kinds: readonly [string, string];
	/** Whether ax + by has an upper limit c, and x + y an upper limit d. */
	worthAtMost: boolean;
	countAtMost: boolean;
	/** The smallest and the largest sensible a and b. */
	least: number;
	most?: number;
	/** The numbers appear in the order a, b, c, d. */
	tell(a: number, b: number, c: number, d: number): string;
	/** Names of both totals, "the amount earned" and "the number of items", and the unit of the first where its name does not say it. */
	worth: string;
	unit?: string;
	count: string;
};

const TWO_LIMITS: Readonly<Record<string, (country: Draw['country']) => TwoLimits>> = {
	'bake sale': () => ({
		kinds: ['pies', 'cakes'],
		worthAtMost: false,
		countAtMost: true,
		least: 4,
		tell: (a, b, c, d) =>
			`At a bake sale, a class sells pies for $${a} each and cakes for $${b} each. It wants to earn at least $${c} and can bake at most ${d} pies and cakes in all.`,
		worth: 'the amount earned',
		unit: 'dollars',
		count: 'the number of pies and cakes',
	}),
	'two jobs': () => ({
		kinds: ['hours in the library', 'hours in the garden'],
		worthAtMost: false,
		countAtMost: true,
		least: 12,
		most: 20,
		tell: (a, b, c, d) => {
			const span = d > 20 ? 'month' : 'week';
			return `A student earns $${a} an hour working in a library and $${b} an hour working in a garden. The student wants to earn at least $${c} a ${span} and to work at most ${d} hours a ${span} in all.`;
		},
		worth: 'the amount earned',
		unit: 'dollars',
		count: 'the number of hours worked',
	}),
	'crop planting': () => ({
		kinds: ['rows of corn', 'rows of beans'],
		worthAtMost: true,
		countAtMost: false,
		least: 4,
		tell: (a, b, c, d) =>
			`Seeds cost $${a} for a row of corn and $${b} for a row of beans. A gardener can spend at most $${c} and wants to plant at least ${d} rows in all.`,
		worth: 'the cost of the seeds',
		unit: 'dollars',
		count: 'the number of rows',
	}),
	'fabric production': () => ({
		kinds: ['scarves', 'blankets'],
		worthAtMost: true,
		countAtMost: false,
		least: 4,
		tell: (a, b, c, d) =>
			`It takes ${a} minutes to hem a scarf and ${b} minutes to hem a blanket. A tailor can spend at most ${c} minutes and must hem at least ${d} scarves and blankets in all.`,
		worth: 'the time',
		unit: 'minutes',
		count: 'the number of scarves and blankets',
	}),
	'fitness minutes': () => ({
		kinds: ['minutes of rowing', 'minutes of swimming'],
		worthAtMost: false,
		countAtMost: true,
		least: 4,
		tell: (a, b, c, d) =>
			`Rowing burns ${a} calories a minute and swimming burns ${b} calories a minute. An athlete wants to burn at least ${c} calories and to exercise for at most ${d} minutes in all.`,
		worth: 'the number of calories burned',
		count: 'the total number of minutes',
	}),
	'storage space': (country) => {
		const unit = country === 'CA' ? 'cubic metres' : 'cubic feet';
		return {
			kinds: ['boxes', 'crates'],
			worthAtMost: true,
			countAtMost: false,
			least: 4,
			tell: (a, b, c, d) =>
				`A box takes up ${a} ${unit} and a crate takes up ${b} ${unit}. The boxes and crates in a storage room can take up at most ${c} ${unit}, and the room must hold at least ${d} boxes and crates in all.`,
			worth: 'the total volume',
			unit,
			count: 'the number of boxes and crates',
		};
	},
};
