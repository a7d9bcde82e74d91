/**
 * The things and people that an answer and its solution speak of are those of the question: no pH where it has magnitudes,
 * no Omar.
 */
import type { Question } from '../../../schemas/wire/question.ts';

/** Nouns that belong to one situation, one unit, or one figure. */
const THINGS = `
	acid adult age aircraft airplane alcohol almond altitude ampere antifreeze apple arrow
	atmosphere audiobook backpack bacteria bag baht balloon band banner battery beach bead bean
	bearing bike bill biology blade blanket boat book booklet bottle bounce box bread brick bridge
	bus bushel business button byte cafeteria cake calendar candle canoe card carpet cart cashew
	castle cat centimeter centimetre chair channel character child chocolate choir city class cliff
	club coffee college committee company concert cook cookie copper copy corn coupon court cow
	crate cup cyclist dam decibel deck deer dessert die dime dinnertime directrix diver doctor dog
	drain drink driver drone duck dust egg elevator ellipse employee energy engine error fabric
	family fare farm faucet ferry file fish flag flagpole floor flour flower flyer forest fountain
	freight fruit fuel fund furlong gallon game garden gate gear geography gift gigabyte glass glove
	glycerin grade guest guidebook gym hall hamburger hat heart heat hiker history hole home horse
	hotel household hydrogen hyperbola inch infection insect instrument intensity investment invoice
	jar jelly joule juice kayak kilogram kilometer kilometre ladder lake lamp lawn leisure lens
	letter library life lifetime lighthouse liter litre lunch lunchtime lux machine magazine
	magnitude mango marble margin marina market medicine membership message metal metre mile milk
	milligram milliliter millimeter millimetre millipascal mine month mother motorcycle movie muffin
	museum music musician necklace nickel night novel nurse oak office ohm orange ounce outfit
	package page paint painter pants parcel park party passenger patient patio payment peanut pear
	pen pencil peso pet pH phone photo piano picnic pipe pizza plane plant player pole pond pool
	popcorn poster potato pressure printer prize profit project pumpkin pyramid quiz race radio
	raisin ramp recipe refund resident restaurant revenue ribbon rice river road robot rocket rod
	room rope rose route sailboat salad salary salesperson salt sand sandwich scarf school science
	screen seat seed semicircle senior sensor sheet shelf ship shirt shop shot shower silver sled
	snow soap song soup spinner sport sprout stamp station stem sticker storage store stream street
	stripe student studio submarine swim swimmer tank tap taxi tea teacher team theater theatre
	ticket tile tin tip tire ton town toy track tractor trail train traveler tray triangular trout
	truck tulip turkey user van vase visitor voter wage water week weekday weekend wheel wind wine
	winner withdrawal worker zoo
`
	.trim()
	.split(/\s+/);

/** Shapes and displays that a question lets its reader find. */
const FOUND: ReadonlySet<string> = new Set(['box', 'ellipse', 'hyperbola', 'semicircle']);

/** With a small or a capital first letter, in the singular or the plural. */
const written = (things: string): string => `(?<![\\w-])${things}(?:e?s)?(?![\\w-])`;

const eitherCase = (thing: string): string =>
	thing.replace(/^./, (first) => `[${first}${first.toUpperCase()}]`);

const PATTERNS = new Map(THINGS.map((thing) => [thing, new RegExp(written(eitherCase(thing)))]));

/** One search for all of them: few solutions speak of things. */
const ANY = new RegExp(written(`(${THINGS.map(eitherCase).join('|')})`), 'g');

/** With a capital letter inside a sentence. */
const NAME = /(?<=[a-z,;$] )[A-Z][a-z]{2,}\b/g;

const KNOWN: ReadonlySet<string> = new Set(['Pascal', 'Pythagorean']);

const thingsIn = (text: string): Set<string> =>
	new Set(
		[...text.matchAll(ANY)].map(([, thing = '']) =>
			thing.replace(/^./, (first) => first.toLowerCase()),
		),
	);

/** Issues for a thing in the answer that the question does not name: "20 adults" where it asks about pumpkins. A ticket only says which visitors. */
function thingsOfAnswer({ question, question_speech, answer }: Question): string[] {
	const said = thingsIn(answer.text.replaceAll(/\$[^$]*\$| who bought a ticket\b/g, ' '));
	if (said.size === 0) return [];
	const given = `${question}\n${question_speech}`;
	return [...said]
		.filter((thing) => !FOUND.has(thing) && !PATTERNS.get(thing)?.test(given))
		.map((thing) => `the answer speaks of "${thing}", which the question does not name`);
}

/** Issues for a thing or a person in the answer, the lines, hints, or mistakes that the question does not name. */
export function checkStoryWords(question: Question): string[] {
	return [...thingsOfAnswer(question), ...thingsOfSolution(question)];
}

/** The wrong choices may name more than the question. */
function thingsOfSolution(question: Question): string[] {
	const { steps, hints, misconceptions = [], answer } = question;
	const said = [
		...steps.flatMap(({ text, why = '' }) => [text, why]),
		...hints.map(({ text }) => text),
		...misconceptions.map(({ why }) => why),
	].join('\n');
	const found = thingsIn(said);
	const names = [...said.matchAll(NAME)].map(([name]) => name);
	if (found.size === 0 && names.length === 0) return [];
	const given = [
		question.question,
		question.question_speech,
		answer.text,
		...(answer.choices ?? []).map(({ text }) => text),
	].join('\n');
	return [
		...[...found].filter((thing) => !PATTERNS.get(thing)?.test(given)),
		...names.filter((name) => !KNOWN.has(name) && !given.includes(name)),
	].map((thing) => `the solution speaks of "${thing}", which the question does not name`);
}
