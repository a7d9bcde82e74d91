import { mistakesLeadTo } from '../answered.testdata.ts';

mistakesLeadTo([
	[
		'A ball is thrown straight up from a balcony that is $40$ feet above the ground. Its height, in feet, after $t$ seconds is $h = -16t^{2} + 48t + 40$.',
		'3.7',
		'gave the time at which the maximum height is reached',
		'1.5',
		'3',
	],
	[
		'A ball is thrown straight up from a height of $4$ feet. Its height, in feet, after $t$ seconds is $h = -16t^{2} + 64t + 4$.',
		'2',
		'gave the maximum height instead of the time',
		'68',
		'4',
	],
	[
		'A ball is thrown straight up from a balcony that is $40$ feet above the ground. Its height, in feet, after $t$ seconds is $h = -16t^{2} + 48t + 40$.',
		'3.7',
		'gave the time at which the ball is back at its initial height',
		'3',
		'1.5',
	],
	[
		'A ball is thrown straight up from a height of $4$ feet. Its height, in feet, after $t$ seconds is $h = -16t^{2} + 64t + 4$.',
		'2',
		'gave the time at which the ball hits the ground',
		'4.1',
		'4',
	],
	[
		'A toy rocket is launched straight up from a height of $2$ metres. Its height, in metres, after $t$ seconds is $h = -5t^{2} + 38t + 2$. For how many seconds is the toy rocket more than $40$ metres above the ground?',
		'5.2',
		'gave the later time without subtracting the earlier one',
		'6.4',
		'3.8',
	],
	[
		'A toy rocket is launched straight up from the ground. Its height, in metres, after $t$ seconds is $h = -5t^{2} + 43t$. When is it $20$ metres high on its way down?',
		'8.1',
		'gave the time at which the toy rocket reaches this height on its way up',
		'0.5',
		'4.3',
	],
	[
		'A ball is thrown straight up from a balcony that is $12$ feet above the ground. Its height, in feet, after $t$ seconds is $h = -16t^{2} + 56t + 12$. What is its height, in feet, after $3$ seconds?',
		'36',
		'left out the quadratic term',
		'180',
		'132',
	],
	[
		'A ball is thrown straight up from a balcony that is $12$ feet above the ground. Its height, in feet, after $t$ seconds is $h = -16t^{2} + 56t + 12$. What is its height, in feet, after $3$ seconds?',
		'36',
		'did not square the time',
		'132',
		'180',
	],
]);
