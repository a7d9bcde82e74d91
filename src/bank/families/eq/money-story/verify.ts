/** Tries every count: the value of all things, in cents, must equal the total of the story for one count only. */
import { questionText } from '../../../../math/question-text.ts';
import { expectNumber, type Verify } from '../../../verify/evidence.ts';

const COINS: Readonly<Record<string, number>> = {
	pennies: 1,
	nickels: 5,
	dimes: 10,
	quarters: 25,
	'half-dollars': 50,
	'dollar coins': 100,
};

const THING = String.raw`(pennies|nickels|dimes|quarters|half-dollars|dollar coins|\d+-cent stamps|tickets at \$\d+)`;

/** Three kinds are named; then the second is compared with the first, the third with the first, and the first asked for. */
const PLACES = [0, 1, 2, 1, 0, 2, 0, 0];

export const verify: Verify = ({ question }) => {
	const text = plainText(question.question);
	const [, one, other] = /some were (.+?) at .*?, and the rest were (.+?) at /.exec(text) ?? [];
	if (one !== undefined && one === other) return [`both kinds are ${one}`];
	if (!/\bsold\b/.test(text) && question.steps.some((step) => / were sold\./.test(step.text)))
		return ['nothing is sold in the story'];
	const total = Math.round(
		Number(/(?:worth|sales came to) \$(\d+(?:\.\d\d)?)/.exec(text)?.[1]) * 100,
	);
	const things = [...text.matchAll(/\d+-cent/g)].map(([thing]) => thing);
	const once = things.find(
		(thing, at) => things.indexOf(thing, at + 1) < 0 && things.indexOf(thing) === at,
	);
	if (once && !/the rest/.test(text)) return [`${once} stamps are named only once`];
	const named = [...text.matchAll(new RegExp(THING, 'g'))].map(([, thing = '']) => thing);
	const worths = named.map(centsOf);
	if (named.length === PLACES.length && PLACES.some((place, at) => named[at] !== named[place]))
		return ['the kinds are not compared in the order in which they are named'];
	const worthAt = /the rest/.test(text) ? twoKinds(text, worths) : linkedKinds(text, worths);
	const found = Array.from({ length: 200 }, (_, count) => count).filter(
		(count) => worthAt(count) === total,
	);
	const [only, ...more] = found;
	return only === undefined || more.length > 0
		? [`${found.length} counts fit the story`]
		: expectNumber(question, only);
};

/** Without the marks of mathematics; `\$` becomes a dollar sign. */
const plainText = (text: string): string =>
	questionText(text)
		.replaceAll(/(?<!\\)\$/g, '')
		.replaceAll('\\$', '$')
		.replaceAll(/\{,\}|,(?=\d{3})/g, '');

function centsOf(thing: string): number {
	const coin = COINS[thing];
	if (coin !== undefined) return coin;
	const digits = Number(/\d+/.exec(thing)?.[0]);
	return thing.startsWith('tickets') ? digits * 100 : digits;
}

function twoKinds(text: string, [first = 0, second = 0]: number[]): (count: number) => number {
	const all = Number(/(\d+) (?:coins|stamps|tickets):/.exec(text)?.[1]);
	return (count) => (count > all ? -1 : first * count + second * (all - count));
}

function linkedKinds(text: string, worths: number[]): (count: number) => number {
	const [first = 0, second = 0, third = 0] = worths;
	const times = /twice as many/.test(text) ? 2 : Number(/(\d+) times as many/.exec(text)?.[1]);
	const more = Number(/and (?:there are )?(\d+) more/.exec(text)?.[1]);
	return (count) => first * count + second * times * count + third * (count + more);
}
