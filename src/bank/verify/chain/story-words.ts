/** The things and people that a solution speaks of are those of its question: no pH where it has magnitudes, no Omar. */
import type { Question } from '../../../schemas/wire/question.ts';

/** Nouns that belong to one situation, one unit, or one figure. */
const THINGS = `
	acid adult age aircraft airplane alcohol almond altitude antifreeze apple arrow audiobook
	backpack bacteria bag baht balloon band banner battery beach bean bearing bike bill blade
	blanket boat book booklet bounce box bread brick bridge bus bushel business button byte cake
	calendar candle canoe card carpet cart cashew castle cat centimeter centimetre chair
	channel character child chocolate choir class cliff club coffee committee company concert cook
	cookie copper copy corn coupon court cow crate cup cyclist dam decibel deck deer dessert die
	dime dinnertime directrix diver doctor dog drain drink driver drone duck dust egg elevator
	ellipse employee energy engine error family fare farm faucet ferry file fish flag flagpole floor
	flour flower flyer fountain freight fruit fuel fund furlong gallon game garden gate gear gift
	gigabyte glass glove glycerin grade guest guidebook gym hall hat heart heat hiker hole home
	horse hotel household hydrogen hyperbola inch infection insect instrument intensity investment
	invoice jar jelly juice kayak kilogram kilometer kilometre ladder lake lamp lawn leisure lens
	letter library life lifetime lighthouse liter litre lunch lunchtime machine magazine magnitude
	mango marble margin marina market medicine membership message metal metre mile milk milligram
	milliliter mine month mother motorcycle movie muffin museum music musician necklace nickel night
	novel nurse oak office orange ounce outfit package page paint painter pants parcel park party
	passenger patient patio payment peanut pear pen pencil peso pet pH phone photo
	piano pipe pizza plane plant player pole pond pool popcorn poster potato pressure printer prize
	profit project pumpkin pyramid quiz race radio raisin ramp recipe refund resident restaurant
	revenue ribbon rice river road robot rocket rod room rope rose route sailboat salad salary
	salesperson salt sand sandwich scarf school science screen seat seed semicircle senior sensor
	sheet shelf ship shirt shop shot shower silver sled snow soap song soup spinner sport sprout
	stamp station stem storage store stream street stripe student studio submarine swim swimmer tank
	tap taxi tea teacher team theater theatre ticket tile tin tip tire ton toy track tractor trail
	train traveler tray triangular trout truck tulip turkey van vase visitor voter wage water week
	weekday weekend wheel wind wine winner withdrawal worker zoo
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

/** With a capital letter inside a sentence. */
const NAME = /(?<=[a-z,;$] )[A-Z][a-z]{2,}\b/g;

const KNOWN: ReadonlySet<string> = new Set(['Pascal', 'Pythagorean']);

/** Issues for a thing or a person in the lines, hints, or mistakes that neither the question nor its answer names. */
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
