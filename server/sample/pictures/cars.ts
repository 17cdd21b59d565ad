import { type CarShape, CLASSIC, COUPE, car, carFront, HATCHBACK, SEDAN, SUV, WAGON } from './car-parts.ts';
import { DUSK, type Light, MORNING, NOON, OVERCAST, PAINT } from './light.ts';
import { carPark, coastRoad, countryRoad, garageRoom, mountainPass, townStreet, WHEEL_LINE } from './roadside.ts';
import { picture, place } from './svg.ts';

function onRoad(light: Light, background: string, form: CarShape, color: string, mirrored = false): string {
  const scale = 1.24;
  return picture(
    background,
    place(mirrored ? 390 : 404, WHEEL_LINE, [mirrored ? -scale : scale, scale], car(light, form, color)),
  );
}

/** Several cars in a trustee's yard, one of them in front. */
function inTheYard(): string {
  const light = OVERCAST;
  return picture(
    carPark(light, 5),
    place(150, 462, 0.62, car(light, HATCHBACK, PAINT.clay, 'left')),
    place(640, 462, 0.62, car(light, SEDAN, PAINT.petrolPale, 'right')),
    place(400, 548, 1.2, car(light, WAGON, PAINT.indigo, 'front')),
  );
}

function inTheGarage(): string {
  return picture(garageRoom(MORNING), place(400, 540, 1.4, carFront(MORNING, PAINT.petrol)));
}

export const OTOMOBIL = [
  () => onRoad(NOON, coastRoad(NOON, 3), SEDAN, PAINT.petrol),
  () => onRoad(MORNING, townStreet(MORNING, 4), HATCHBACK, PAINT.amber, true),
  () => onRoad(OVERCAST, mountainPass(OVERCAST, 6), SUV, PAINT.olive),
  inTheYard,
  () => onRoad(DUSK, coastRoad(DUSK, 9), COUPE, '#b4503f', true),
  inTheGarage,
  () => onRoad(MORNING, countryRoad(MORNING, 12), CLASSIC, PAINT.petrolPale),
] as const;
