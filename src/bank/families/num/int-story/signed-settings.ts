/** The settings of signed quantities, by the contexts of the curriculum plan. */
import { elevation, elevatorFloors, temperature } from './signed-places.ts';
import type { MakeSetting } from '../../../contexts/signed-setting.ts';
import { bankBalance, gameScore, yardage } from './signed-tallies.ts';

export const SETTINGS: Readonly<Record<string, MakeSetting>> = {
	temperature,
	'elevation or depth': elevation,
	'bank balance': bankBalance,
	'game score': gameScore,
	'elevator floors': elevatorFloors,
	yardage,
};
