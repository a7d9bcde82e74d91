/** The things that a solution speaks of are those of its question: no pH where the question has magnitudes. */
import type { Question } from '../../../schemas/wire/question.ts';

/** Nouns that belong to one situation and say nothing of mathematics. */
const THINGS = `
	acid adult age aircraft almond antifreeze apple backpack bacteria bag balloon banner battery
	beach bean bearing bike bill blade boat booklet box bread brick bridge bus cake candle card
	cashew castle chair channel child chocolate class cliff club coffee committee company
	concert cook cookie copy corn court crate cup cyclist dam decibel deck deer die diver doctor
	dog drain drink driver drone dust elevator employee energy engine error family fare farm
	faucet ferry fish flag flagpole floor flour flower flyer fountain fruit fuel fund gallon
	game garden gate gear gift glass glove grade guest gym hall hat heat hiker home horse hotel
	household hydrogen infection insect instrument intensity invoice jar juice kayak ladder lake
	lamp lawn lens library life lighthouse lunch machine magazine magnitude marble market
	medicine message metal milk mine movie museum music necklace nickel novel nurse oak office
	orange outfit package page painter pants parcel park party patient patio peanut pen pencil
	pet pH phone photo piano pipe pizza plane plant player pole pond pool popcorn poster potato
	pressure prize profit quiz race radio ramp recipe refund restaurant revenue ribbon rice
	river road robot rocket room rope salad salary salt sand sandwich scarf school screen seat
	seed sensor shelf ship shirt shop shot shower sled snow soap soup spinner sport stamp
	station store stream student submarine swimmer tank tap taxi tea teacher team theater
	theatre ticket tip tire toy tractor trail train truck turkey van vase visitor voter wage
	water wheel wind wine worker zoo
`
	.trim()
	.split(/\s+/);

/** With a small or a capital first letter, in the singular or the plural. */
const written = (things: string): string => `(?<![\\w-])${things}(?:e?s)?(?![\\w-])`;

const eitherCase = (thing: string): string =>
	thing.replace(/^./, (first) => `[${first}${first.toUpperCase()}]`);

const PATTERNS = new Map(THINGS.map((thing) => [thing, new RegExp(written(eitherCase(thing)))]));

/** One search for all of them: few solutions speak of things. */
const ANY = new RegExp(written(`(${THINGS.map(eitherCase).join('|')})`), 'g');

/** Issues for a thing in the lines, hints, or mistakes that neither the question nor its answer names. */
export function checkStoryWords(question: Question): string[] {
	const { steps, hints, misconceptions = [], answer } = question;
	const said = [
		...steps.flatMap(({ text, why = '' }) => [text, why]),
		...hints.map(({ text }) => text),
		...misconceptions.map(({ why }) => why),
	].join('\n');
	const found = new Set(
		[...said.matchAll(ANY)].map(([, thing = '']) =>
			thing.replace(/^./, (first) => first.toLowerCase()),
		),
	);
	if (found.size === 0) return [];
	const given = [
		question.question,
		question.question_speech,
		answer.text,
		...(answer.choices ?? []).map(({ text }) => text),
	].join('\n');
	return [...found]
		.filter((thing) => !PATTERNS.get(thing)?.test(given))
		.map((thing) => `the solution speaks of "${thing}", which the question does not name`);
}
