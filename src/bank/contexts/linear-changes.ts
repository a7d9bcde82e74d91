/** Things that rise, fall, fill, melt or travel at a constant rate. */
import { say } from '../../math/prose.ts';
import { many as counted } from '../../math/things-in-words.ts';
import { liters, type MakeLinear, meters, roads, span } from './linear-setting.ts';

export const tankFilling: MakeLinear = (country) => ({
	input: 't',
	output: 'V',
	one: 'minute',
	many: 'minutes',
	passing: true,
	quantity: 'the amount of water in the tank',
	begin: 'the initial amount',
	compared: ['amounts of water', 'times'],
	unit: liters(country),
	falls: false,
	rates: span(2, 40),
	starts: span(10, 300, 5),
	last: 40,
	tell: (b, m) =>
		say`A tank contains ${b} ${liters(country)} of water. A pump adds ${m} ${liters(country)} each minute.`,
	at: (x) => say`after ${x} minutes`,
	constant: true,
	reads: (x, y) =>
		say`A tank is being filled at a constant rate. After ${x} minutes, it contains ${y} ${liters(country)} of water.`,
	later: (x, y) => say`After ${x} minutes, it contains ${y} ${liters(country)}.`,
});

export const tankDraining: MakeLinear = (country) => ({
	...tankFilling(country),
	falls: true,
	starts: span(40, 400),
	tell: (b, m) =>
		say`A tank contains ${b} ${liters(country)} of water. A pump takes out ${m} ${liters(country)} each minute.`,
	constant: true,
	reads: (x, y) =>
		say`A tank is being drained at a constant rate. After ${x} minutes, it contains ${y} ${liters(country)} of water.`,
	zero: 'After how many minutes will the tank be empty?',
	ends: 'the tank is empty',
});

export const candle: MakeLinear = (country) => ({
	input: 't',
	output: 'h',
	one: 'hour',
	many: 'hours',
	passing: true,
	quantity: 'the height of the candle',
	begin: 'the initial height',
	compared: ['heights', 'times'],
	unit: meters(country, 'milli'),
	falls: true,
	rates: span(4, 20),
	starts: span(60, 300),
	last: 30,
	tell: (b, m) =>
		say`A candle is ${b} ${meters(country, 'milli')} tall. It burns down by ${m} ${meters(country, 'milli')} each hour.`,
	at: (x) => say`after ${x} hours`,
	reads: (x, y) =>
		say`After ${x} hours of burning, a candle is ${y} ${meters(country, 'milli')} tall.`,
	later: (x, y) => say`After ${x} hours, it is ${y} ${meters(country, 'milli')} tall.`,
	zero: 'After how many hours will the candle be completely burned down?',
	ends: 'the candle is completely burned down',
});

export const altitude: MakeLinear = (country) => ({
	input: 'k',
	output: 'T',
	one: country === 'CA' ? 'kilometre' : 'kilometer',
	many: meters(country, 'kilo'),
	measured: 'the altitude',
	quantity: 'the air temperature',
	begin: 'the temperature at sea level',
	compared: ['temperatures', 'altitudes'],
	unit: 'degrees Celsius',
	falls: true,
	rates: span(4, 9),
	starts: span(10, 35),
	last: 8,
	least: -60,
	tell: (b, m) =>
		say`The air temperature at sea level is ${b} degrees Celsius. It falls by ${m} degrees for each ${country === 'CA' ? 'kilometre' : 'kilometer'} of altitude.`,
	at: (x) => say`at an altitude of ${x} ${meters(country, 'kilo')}`,
	reads: (x, y) =>
		say`At an altitude of ${x} ${meters(country, 'kilo')}, the air temperature is ${counted(y, 'degree')} Celsius.`,
	later: (x, y) => say`At ${x} ${meters(country, 'kilo')}, it is ${counted(y, 'degree')} Celsius.`,
});

export const plane: MakeLinear = (country) => ({
	input: 't',
	output: 'h',
	one: 'minute',
	many: 'minutes',
	passing: true,
	quantity: 'the height of the plane',
	begin: 'the initial height',
	compared: ['heights', 'times'],
	unit: country === 'CA' ? 'metres' : 'feet',
	falls: true,
	rates: span(200, 600, 50),
	starts: span(4000, 9500, 100),
	last: 25,
	tell: (b, m) =>
		say`A plane is flying at a height of ${b} ${country === 'CA' ? 'metres' : 'feet'}. It comes down by ${m} ${country === 'CA' ? 'metres' : 'feet'} each minute.`,
	at: (x) => say`after ${x} minutes`,
	constant: true,
	reads: (x, y) =>
		say`A plane is descending at a constant rate. After ${x} minutes, its height is ${y} ${country === 'CA' ? 'metres' : 'feet'}.`,
	later: (x, y) =>
		say`After ${x} minutes, its height is ${y} ${country === 'CA' ? 'metres' : 'feet'}.`,
	zero: 'After how many minutes will the plane reach the ground?',
	ends: 'the plane reaches the ground',
});

export const plant: MakeLinear = (country) => ({
	input: 'w',
	output: 'h',
	one: 'week',
	many: 'weeks',
	passing: true,
	quantity: 'the height of the plant',
	begin: 'the initial height',
	compared: ['heights', 'times'],
	unit: meters(country, 'centi'),
	falls: false,
	rates: span(2, 8),
	starts: span(4, 40),
	last: 20,
	tell: (b, m) =>
		say`A plant is ${b} ${meters(country, 'centi')} tall. It grows by ${m} ${meters(country, 'centi')} each week.`,
	at: (x) => say`after ${x} weeks`,
	constant: true,
	reads: (x, y) =>
		say`A plant is growing at a constant rate. After ${x} weeks, it is ${y} ${meters(country, 'centi')} tall.`,
	later: (x, y) => say`After ${x} weeks, it is ${y} ${meters(country, 'centi')} tall.`,
});

export const snow: MakeLinear = (country) => {
	const unit = country === 'CA' ? 'centimetres' : 'inches';
	return {
		input: 'd',
		output: 'h',
		one: 'day',
		many: 'days',
		passing: true,
		quantity: 'the depth of the snow',
		begin: 'the initial depth',
		compared: ['depths', 'times'],
		unit,
		falls: true,
		rates: span(2, 8),
		starts: span(20, 90),
		last: 20,
		tell: (b, m) =>
			say`The snow in a field is ${b} ${unit} deep. It melts by ${m} ${unit} each day.`,
		at: (x) => say`after ${x} days`,
		constant: true,
		reads: (x, y) =>
			say`The snow in a field is melting at a constant rate. After ${x} days, it is ${y} ${unit} deep.`,
		later: (x, y) => say`After ${x} days, it is ${y} ${unit} deep.`,
		zero: 'After how many days will the snow be gone?',
		ends: 'the snow is gone',
	};
};

export const battery: MakeLinear = () => ({
	input: 't',
	output: 'L',
	one: 'hour',
	many: 'hours',
	passing: true,
	quantity: 'the battery level of the phone',
	begin: 'the initial battery level',
	compared: ['battery levels', 'times'],
	unit: 'percent',
	falls: true,
	rates: span(2, 12),
	starts: span(60, 100),
	last: 20,
	tell: (b, m) =>
		say`The battery level of a phone is ${b} percent. It drops by ${m} percentage points each hour.`,
	at: (x) => say`after ${x} hours`,
	constant: true,
	reads: (x, y) =>
		say`The battery level of a phone is dropping at a constant rate. After ${x} hours, it is ${y} percent.`,
	later: (x, y) => say`After ${x} hours, it is ${y} percent.`,
	zero: 'After how many hours will the battery be empty?',
	ends: 'the battery is empty',
});

export const roadTrip: MakeLinear = (country) => {
	const { many, low, high } = roads(country);
	return {
		input: 't',
		output: 'D',
		one: 'hour',
		many: 'hours',
		passing: true,
		quantity: 'the total distance',
		begin: 'the initial distance',
		compared: ['distances', 'times'],
		introduced: 'the total distance that a family has driven on a road trip',
		unit: many,
		falls: false,
		rates: span(low, high),
		starts: span(20, 200, 5),
		last: 6,
		tell: (b, m) =>
			say`A family on a road trip has gone ${b} ${many} by the first stop. After that stop, they drive at ${m} ${many} per hour.`,
		since: 'after the first stop',
		at: (x) => say`${x} hours after the first stop`,
		constant: true,
		reads: (x, y) =>
			say`On a road trip, a family drives at a constant speed after the first stop. After ${x} hours at this speed, they have gone ${y} ${many} in all.`,
		later: (x, y) => say`After ${x} hours, they have gone ${y} ${many} in all.`,
	};
};

export const driveHome: MakeLinear = (country) => {
	const { many, low, high } = roads(country);
	return {
		...roadTrip(country),
		since: '',
		quantity: 'the distance from home',
		introduced: 'a driver’s distance from home',
		falls: true,
		rates: span(low, high),
		starts: span(100, 600),
		last: 10,
		tell: (b, m) => say`A driver is ${b} ${many} from home and gets ${m} ${many} closer each hour.`,
		at: (x) => say`after ${x} hours`,
		constant: true,
		reads: (x, y) => say`After ${x} hours at a constant speed, a driver is ${y} ${many} from home.`,
		later: (x, y) => say`After ${x} hours, the distance is ${y} ${many}.`,
		zero: 'After how many hours will the driver be home?',
		ends: 'the driver is home',
	};
};
