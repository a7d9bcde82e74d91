import type { Topic } from '../../schemas/wire/chapter.ts';
import { Markup } from '../live-record/Markup.tsx';

type Props = { topic: Pick<Topic, 'objective' | 'objective_html'> };

/** What a lecture is for. `objective_html` must already be safe (see `Markup`). */
export function Objective({ topic: { objective, objective_html: html } }: Props) {
	return html === undefined ? objective : <Markup as="span" html={html} />;
}
