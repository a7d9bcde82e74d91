/**
 * Why a wrong answer is wrong, as a sentence. The bank writes a misconception as what was done ("took the wrong sign"),
 * as what holds for the choice ("needs two known sides"), or as the fact itself ("a monomial has one term"). A full
 * sentence in a record is unchanged.
 */
export function misconceptionSentence(words: string): string {
	const said = DONE.test(words)
		? `Perhaps you ${words}`
		: HOLDS.test(words)
			? `This choice ${words}`
			: TRUE.test(words)
				? `This is ${words}`
				: words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
	return /[.!?]$/.test(said) ? said : `${said}.`;
}

const DONE =
	/^(?:either )?(?:(?:also )?[a-z]+ed|cut|mistook|set|took|did|left|thought|saw|gave|misread|made|chose|forgot|put|went|found|lost|read|kept|wrote|rewrote|said|had|got|drew|let|split)[ ,]/;
const HOLDS = /^(?:proves|uses|takes|needs|says|gives|means|forgets|thinks|would) /;
const TRUE = /^(?:also )?true /;
