import type { APIRoute } from 'astro';
import { getCaseLines } from '../../queries/marking.ts';
import { ANSWER_KINDS } from '../../schemas/wire/answer.ts';

/** Every case of every kind, for programs. */
export const GET: APIRoute = async () =>
	new Response((await Promise.all(ANSWER_KINDS.map(getCaseLines))).join(''));
