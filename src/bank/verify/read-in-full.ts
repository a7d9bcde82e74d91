/**
 * Everything in a prompt that affects the answer must be read: each number, sign, and deciding word is changed, and the
 * proof of the old answer must fail.
 */
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { EXCUSES, LONE_UNIT } from './excuses.ts';
import { breaksPhrase, isFixed, stands } from './fixed-places.ts';
import { isQuoted, unquotedQuantities } from './quoted.ts';
import { addTo, type HeldBy, nothingRead, type Reading } from './reading.ts';
import { withChanged, type Site, sitesIn } from './sites.ts';
import { isLoneUnit, mixedUnits } from './units-agree.ts';

/**
 * `skill` is "family | skill"; `refuses` is the proof of the answer, which sees nothing of the old prompt. `issues` are
 * the places that nothing pins down. A number takes all of its other values or only the first.
 */
export function readInFull(
	question: Question,
	skill: string,
	refuses: (question: Question) => boolean,
	takesAllValues = true,
): Reading & { issues: string[] } {
	const reading = { ...nothingRead(), issues: [] as string[] };
	const unquoted = unquotedQuantities(question);
	for (const found of sitesIn(question)) {
		const isCut = found.kind === 'number' && !takesAllValues;
		const site = isCut ? { ...found, others: found.others.slice(0, 1) } : found;
		const held = holder(question, site, refuses);
		const isUnquoted = unquoted.some(({ at }) => at === site.at);
		const isNeeded =
			isUnquoted && (held === 'proof' || refuses(withChanged(question, site, `${site.text}000`)));
		if (isNeeded) {
			reading.issues.push(`the prompt gives ${site.text}, and the solution does not use it`);
			continue;
		}
		if (held) {
			reading.held[held]++;
			continue;
		}
		const reason = excuse(question, site, skill, refuses);
		if (reason) {
			reading.held.excuse++;
			addTo(reading.excused, reason, 1);
		} else reading.issues.push(issueOf(question, site));
	}
	return reading;
}

/** No reader knows this command. */
const UNREADABLE = '\\unread';

/**
 * What holds a place: the proof, if it refuses every other value; otherwise what reports the other values that the proof
 * accepts. The question with such a value is read in the same way, and there nothing may hold the place.
 */
function holder(
	question: Question,
	site: Site,
	refuses: (question: Question) => boolean,
): HeldBy | undefined {
	const accepted = site.others
		.map((text): [Question, Site] => [
			withChanged(question, site, text),
			{ ...site, text, others: [site.text] },
		])
		.filter(([changed]) => !refuses(changed));
	if (accepted.length === 0) return 'proof';
	if (site.kind === 'word') {
		if (accepted.length < site.others.length) return 'proof';
		if (accepted.every(([changed]) => mixedUnits(changed).length > 0)) return 'units';
	}
	const by = holderOutsideProof(question, site);
	if (!by) return undefined;
	const isReported = ([changed, other]: [Question, Site]) => !holderOutsideProof(changed, other);
	return (site.kind === 'word' && by === 'wording') || accepted.every(isReported) ? by : undefined;
}

function holderOutsideProof(question: Question, site: Site): 'wording' | 'solution' | undefined {
	if (isFixed(question, site)) return 'wording';
	if (breaksPhrase(question, site)) return undefined;
	return isQuoted(question, site) === true ? 'solution' : undefined;
}

function excuse(
	question: Question,
	site: Site,
	skill: string,
	refuses: (question: Question) => boolean,
): string | undefined {
	if (site.kind === 'word' && isLoneUnit(question, site.text)) return LONE_UNIT;
	const isElsewhere = isQuoted(question, site) === 'differently';
	const found = EXCUSES.find(
		({ skills, around, asks, isUnread, isLine }) =>
			(isLine || !isElsewhere) &&
			skills.some((one) => skill === one || skill.startsWith(`${one} |`)) &&
			(!around || stands(question, site, around)) &&
			(!asks || asks.test(questionText(question.question))) &&
			(isUnread || refuses(withChanged(question, site, UNREADABLE))),
	);
	return found?.reason;
}

function issueOf(question: Question, { kind, text, at }: Site): string {
	const near = questionText(question.question).slice(Math.max(0, at - 30), at + text.length + 30);
	return `nothing reads the ${kind} "${text.trim()}" in "… ${near} …"`;
}
