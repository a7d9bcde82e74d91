import type { APIRoute } from 'astro';
import { caseList } from '../../components/marking/case-list.ts';
import { readCases } from '../../answers/marking-case.ts';
import { getCaseLines } from '../../queries/marking.ts';
import { ANSWER_KINDS, type AnswerKind } from '../../schemas/wire/answer.ts';

export const getStaticPaths = () =>
	ANSWER_KINDS.map((kind) => ({ params: { kind }, props: { kind } }));

/** Every case of a kind, for people. */
export const GET: APIRoute<{ kind: AnswerKind }> = async ({ props }) =>
	new Response(caseList(readCases(await getCaseLines(props.kind))));
