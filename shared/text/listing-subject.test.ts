import { expect, it } from 'vitest';
import { listingSubject } from './listing-subject.ts';

it.each([
  ["Malatya Yeşilyurt Yakınca Mahallesi'nde 3+1 125 m² daire icradan satılıktır", '3+1 125 m² daire'],
  ['Malatya Battalgazi’de 120 m² 3+1 daire icradan satılıktır', '120 m² 3+1 daire'],
  [
    "Yeşilyurt'ta 27.259 m² arsa üzerinde bulunan fabrika mahkemeden satılıktır",
    '27.259 m² arsa üzerinde bulunan fabrika',
  ],
  ["Malatya Darende'de kayısı bahçesi mahkeme kararıyla satılacaktır (Çoklu satış)", 'Kayısı bahçesi'],
  ["Malatya Yeşilyurt'ta iki katlı müstakil ev icradan satılıktır (52753/60169 hisse satışı)", 'İki katlı müstakil ev'],
  ["Malatya Doğanşehir'de tarlanın 1/2 hissesi icradan satılıktır", 'Tarlanın 1/2 hissesi'],
  // A place other than the listing's may be part of what is sold.
  ["Bodrum'da 2 odalı ev icradan satılıktır", "Bodrum'da 2 odalı ev"],
  ['İcradan satılık daire', 'İcradan satılık daire'],
  ['2018 model Renault Clio', '2018 model Renault Clio'],
])('the card of “%s” shows “%s”', (title, subject) => {
  expect(listingSubject({ title, il: 'Malatya', ilce: 'Yeşilyurt' })).toBe(subject);
});
