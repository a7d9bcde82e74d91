import type { Draft, Draw } from '../../../family.ts';
import { sightingDraft } from '../../../steps/sighting.ts';

export const sightings = (draw: Draw): Draft | undefined =>
	sightingDraft(draw, draw.inTurn('ctx'), { acute: true });
