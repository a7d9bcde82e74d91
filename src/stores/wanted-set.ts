/**
 * Which set a link to /practice requests. It comes after the `#`, so no server learns what is practiced:
 *
 *     #pre-algebra                                  mixed review of a book
 *     #pre-algebra/1-integers                       a chapter
 *     #pre-algebra/1-integers/1-2-adding            a material
 *     #pre-algebra/1-integers/1-2-adding/pa-1+pa-2  some skills of a material
 *     #start/pre-algebra                            where to start in a book
 *     #mistakes
 *     #choose/pre-algebra                           no set yet: what can be practiced of a book
 */
import { PRACTICE_PATH } from '../site.ts';

export type WantedSet =
	| { kind: 'mistakes' }
	| { kind: 'placement'; book: string }
	| { kind: 'choose'; book: string }
	/** `skills` is empty for all of them. */
	| {
			kind: 'questions';
			book: string;
			chapter?: string;
			material?: string;
			skills: readonly string[];
	  };

/** A set that can be drawn. */
export type DrawnSet = Exclude<WantedSet, { kind: 'choose' }>;

export const practicePath = (...names: readonly string[]): string =>
	`${PRACTICE_PATH}#${names.join('/')}`;

/** Null for a fragment that requests no set. */
export function wantedSet(fragment: string): WantedSet | null {
	if (!/^#?\w[\w.-]*(\/\w[\w.-]*){0,2}(\/\w[\w.+-]*)?$/.test(fragment)) return null;
	const [book = '', chapter, material, skills] = fragment.replace('#', '').split('/');
	if (book === 'mistakes') return { kind: 'mistakes' };
	if (book === 'start') return chapter ? { kind: 'placement', book: chapter } : null;
	if (book === 'choose') return chapter ? { kind: 'choose', book: chapter } : null;
	return {
		kind: 'questions',
		book,
		...(chapter && { chapter }),
		...(material && { material }),
		skills: skills?.split('+') ?? [],
	};
}
