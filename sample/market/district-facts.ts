/**
 * Districts whose size and prices are known, as `name:people in thousands:lira per m² of a flat in thousands:marks`.
 * Marks: c is part of the province's main city, t is a holiday place at the sea. Districts that are not listed share
 * the rest of their province's people.
 */
export const DISTRICT_FACTS: Readonly<Record<string, string>> = {
  Adana:
    'Seyhan:780:26:c,Çukurova:395:42:c,Yüreğir:405:20:c,Sarıçam:235:30:c,Ceyhan:160:20,Kozan:132:18,Karataş:24:26:t',
  Adıyaman: 'Merkez:310:26:c,Kahta:130:20,Besni:70:18,Gölbaşı:50:19',
  Afyonkarahisar: 'Merkez:330:30:c,Sandıklı:56:22,Bolvadin:45:19,Dinar:47:19,Emirdağ:43:18',
  Ağrı: 'Merkez:150:19:c,Doğubayazıt:115:15,Patnos:115:14',
  Aksaray: 'Merkez:330:28:c,Ortaköy:32:17',
  Amasya: 'Merkez:150:29:c,Merzifon:75:26,Suluova:46:20',
  Ankara:
    'Akyurt:42:24,Altındağ:413:32:c,Ayaş:13:18,Bala:20:15,Beypazarı:48:22,Çamlıdere:9:18,Çankaya:947:54:c,Çubuk:99:22,Elmadağ:44:20,Etimesgut:626:38:c,Evren:3:14,Gölbaşı:165:44,Güdül:8:14,Haymana:26:14,Kahramankazan:60:26,Kalecik:12:15,Keçiören:932:34:c,Kızılcahamam:27:26,Mamak:690:36:c,Nallıhan:26:16,Polatlı:130:22,Pursaklar:166:30:c,Sincan:588:30:c,Şereflikoçhisar:33:17,Yenimahalle:704:45:c',
  Antalya:
    'Akseki:10:22,Aksu:80:46:c,Alanya:365:62:t,Demre:27:45:t,Döşemealtı:86:52:c,Elmalı:40:22,Finike:50:42:t,Gazipaşa:54:45:t,Gündoğmuş:7:18,İbradı:3:18,Kaş:63:100:t,Kemer:50:70:t,Kepez:630:42:c,Konyaaltı:215:74:ct,Korkuteli:57:26,Kumluca:74:38:t,Manavgat:262:46:t,Muratpaşa:527:62:ct,Serik:140:46:t',
  Artvin: 'Merkez:35:30:c,Hopa:27:34,Arhavi:21:34,Borçka:22:22',
  Aydın:
    'Efeler:305:38:c,Nazilli:162:32,Söke:122:34,Kuşadası:135:75:t,Didim:105:70:t,İncirliova:56:30,Çine:48:24,Germencik:45:28',
  Balıkesir:
    'Karesi:185:38:c,Altıeylül:185:34:c,Bandırma:165:42,Edremit:170:60:t,Ayvalık:76:70:t,Burhaniye:68:58:t,Gönen:75:34,Erdek:33:50:t,Susurluk:37:24,Bigadiç:48:24',
  Bartın: 'Merkez:165:31:c,Amasra:14:48:t',
  Batman: 'Merkez:530:24:c,Kozluk:61:14',
  Bayburt: 'Merkez:65:23:c',
  Bilecik: 'Merkez:90:30:c,Bozüyük:80:28',
  Bingöl: 'Merkez:170:26:c,Genç:33:17',
  Bitlis: 'Merkez:72:19:c,Tatvan:100:22',
  Bolu: 'Merkez:225:38:c,Gerede:34:24',
  Burdur: 'Merkez:120:29:c,Bucak:65:26',
  Bursa:
    'Büyükorhan:9:14,Gemlik:122:38:t,Gürsu:102:32:c,Harmancık:6:13,İnegöl:300:28,İznik:45:30,Karacabey:85:30,Keles:11:16,Kestel:75:32:c,Mudanya:112:60:t,Mustafakemalpaşa:103:24,Nilüfer:560:60:c,Orhaneli:19:16,Orhangazi:82:28,Osmangazi:890:38:c,Yenişehir:56:24,Yıldırım:650:32:c',
  Çanakkale:
    'Merkez:205:60:c,Biga:92:38,Ayvacık:35:52:t,Gelibolu:45:46:t,Çan:48:30,Ezine:31:34,Bozcaada:3:130:t,Gökçeada:10:80:t,Lapseki:29:38',
  Çankırı: 'Merkez:100:24:c',
  Çorum: 'Merkez:300:26:c,Sungurlu:47:18,Osmancık:42:19',
  Denizli:
    'Merkezefendi:350:40:c,Pamukkale:350:34:c,Çivril:60:22,Acıpayam:55:20,Tavas:42:19,Honaz:35:28,Sarayköy:30:26',
  Diyarbakır:
    'Bağlar:400:20:c,Kayapınar:440:34:c,Yenişehir:215:28:c,Sur:100:22:c,Ergani:138:17,Bismil:120:16,Silvan:87:16,Çınar:77:14,Çermik:50:15',
  Düzce: 'Merkez:268:36:c,Akçakoca:41:42:t',
  Edirne: 'Merkez:198:42:c,Keşan:84:30,Uzunköprü:60:24,Enez:11:38:t',
  Elazığ: 'Merkez:465:26:c,Kovancılar:38:16,Karakoçan:27:18',
  Erzincan: 'Merkez:165:29:c,Tercan:16:15,Üzümlü:14:20',
  Erzurum: 'Yakutiye:190:22:c,Palandöken:180:26:c,Aziziye:68:20:c,Oltu:30:16,Pasinler:28:14,Horasan:38:12',
  Eskişehir: 'Odunpazarı:425:36:c,Tepebaşı:400:40:c,Sivrihisar:20:16,Çifteler:15:16',
  Gaziantep: 'Şahinbey:950:24:c,Şehitkamil:870:32:c,Nizip:150:20,İslahiye:65:18',
  Giresun: 'Merkez:142:42:c,Bulancak:70:32,Espiye:37:28,Görele:31:28,Tirebolu:32:30',
  Gümüşhane: 'Merkez:55:27:c,Kelkit:40:20',
  Hakkâri: 'Merkez:83:19:c,Yüksekova:120:18',
  Hatay:
    'Antakya:330:26:c,Defne:140:26:c,İskenderun:250:36:t,Dörtyol:130:26,Samandağ:120:28:t,Kırıkhan:115:20,Reyhanlı:105:20,Arsuz:105:42:t,Payas:43:28',
  Iğdır: 'Merkez:105:21:c,Tuzluca:24:13',
  Isparta: 'Merkez:270:32:c,Yalvaç:46:21,Eğirdir:31:34',
  İstanbul:
    'Adalar:16:120:ct,Arnavutköy:344:38:c,Ataşehir:414:88:c,Avcılar:437:44:c,Bağcılar:713:46:c,Bahçelievler:560:56:c,Bakırköy:219:125:c,Başakşehir:520:62:c,Bayrampaşa:268:58:c,Beşiktaş:167:195:ct,Beykoz:246:110:c,Beylikdüzü:417:46:c,Beyoğlu:217:85:ct,Büyükçekmece:278:48:c,Çatalca:80:36,Çekmeköy:306:58:c,Esenler:424:45:c,Esenyurt:988:31:c,Eyüpsultan:421:66:c,Fatih:354:72:ct,Gaziosmanpaşa:479:46:c,Güngören:262:52:c,Kadıköy:459:145:c,Kağıthane:447:76:c,Kartal:476:66:c,Küçükçekmece:789:50:c,Maltepe:523:72:c,Pendik:750:52:c,Sancaktepe:502:48:c,Sarıyer:344:165:c,Silivri:232:38:t,Sultanbeyli:369:42:c,Sultangazi:534:40:c,Şile:48:58:t,Şişli:263:120:c,Tuzla:301:54:c,Ümraniye:728:64:c,Üsküdar:513:98:c,Zeytinburnu:278:82:c',
  İzmir:
    'Aliağa:106:46,Balçova:80:76:c,Bayındır:41:26,Bayraklı:292:58:c,Bergama:107:30,Beydağ:12:20,Bornova:453:60:c,Buca:520:46:c,Çeşme:50:125:t,Çiğli:214:56:c,Dikili:50:62:t,Foça:35:72:t,Gaziemir:138:55:c,Güzelbahçe:38:98:c,Karabağlar:472:45:c,Karaburun:13:75:t,Karşıyaka:338:80:c,Kemalpaşa:120:40,Kınık:29:22,Kiraz:43:20,Konak:318:60:c,Menderes:108:52:t,Menemen:211:42,Narlıdere:62:98:c,Ödemiş:133:28,Seferihisar:60:70:t,Selçuk:38:48:t,Tire:88:32,Torbalı:217:38,Urla:77:100:t',
  Kahramanmaraş: 'Onikişubat:440:28:c,Dulkadiroğlu:215:22:c,Elbistan:145:22,Afşin:80:18,Pazarcık:65:18,Türkoğlu:80:20',
  Karabük: 'Merkez:135:24:c,Safranbolu:70:30',
  Karaman: 'Merkez:205:27:c,Ermenek:27:20',
  Kars: 'Merkez:120:21:c,Sarıkamış:38:22,Kağızman:44:14',
  Kastamonu: 'Merkez:165:31:c,Tosya:40:22,Taşköprü:38:22,İnebolu:20:28,Cide:22:28',
  Kayseri: 'Melikgazi:600:30:c,Kocasinan:405:26:c,Talas:175:32:c,Develi:66:18,İncesu:30:20:c,Bünyan:26:16',
  Kırıkkale: 'Merkez:200:21:c,Yahşihan:45:22',
  Kırklareli: 'Merkez:112:35:c,Lüleburgaz:155:38,Babaeski:46:28',
  Kırşehir: 'Merkez:165:24:c,Kaman:34:17',
  Kilis: 'Merkez:130:23:c',
  Kocaeli:
    'İzmit:380:40:c,Gebze:410:46,Darıca:230:44,Körfez:180:38,Gölcük:178:38,Derince:147:36:c,Çayırova:150:42,Kartepe:135:40:c,Başiskele:125:44:c,Karamürsel:60:38,Kandıra:53:36:t,Dilovası:55:26',
  Konya:
    'Selçuklu:700:36:c,Meram:350:30:c,Karatay:380:27:c,Ereğli:155:22,Akşehir:92:22,Beyşehir:78:22,Seydişehir:65:20,Çumra:68:18,Ilgın:54:16,Cihanbeyli:50:15,Kulu:50:17,Karapınar:50:16',
  Kütahya: 'Merkez:275:26:c,Tavşanlı:100:22,Simav:63:20,Gediz:52:20',
  Malatya:
    'Yeşilyurt:340:26:c,Battalgazi:285:20:c,Doğanşehir:38:14,Akçadağ:28:13,Darende:25:14,Hekimhan:17:12,Arapgir:10:15,Pütürge:12:12,Yazıhan:13:12',
  Manisa:
    'Yunusemre:265:40:c,Şehzadeler:165:34:c,Akhisar:178:30,Turgutlu:175:34,Salihli:165:32,Soma:112:28,Alaşehir:106:26,Saruhanlı:56:24,Kula:43:22',
  Mardin: 'Artuklu:195:24:c,Kızıltepe:280:22,Midyat:125:26,Nusaybin:115:18,Derik:62:14',
  Mersin:
    'Yenişehir:290:52:ct,Mezitli:225:48:ct,Toroslar:330:28:c,Akdeniz:255:24:c,Tarsus:357:26,Erdemli:155:38:t,Silifke:135:34:t,Anamur:68:32:t,Mut:62:20',
  Muğla:
    'Menteşe:122:46:c,Bodrum:205:140:t,Fethiye:185:80:t,Milas:152:60:t,Marmaris:99:90:t,Seydikemer:64:42,Ortaca:55:52:t,Dalaman:49:48:t,Köyceğiz:40:50:t,Yatağan:46:34,Datça:27:98:t,Ula:28:58,Kavaklıdere:11:24',
  Muş: 'Merkez:205:20:c,Bulanık:76:14,Malazgirt:50:13',
  Nevşehir: 'Merkez:155:28:c,Ürgüp:37:44,Avanos:33:36',
  Niğde: 'Merkez:235:25:c,Bor:60:18',
  Ordu: 'Altınordu:237:40:c,Ünye:134:36:t,Fatsa:130:34,Perşembe:31:26',
  Osmaniye: 'Merkez:285:26:c,Kadirli:130:22,Düziçi:86:18',
  Rize: 'Merkez:150:42:c,Ardeşen:42:34,Çayeli:43:32,Pazar:31:34,Fındıklı:17:28',
  Sakarya:
    'Adapazarı:285:34:c,Serdivan:165:48:c,Erenler:97:32:c,Akyazı:98:30,Hendek:92:30,Karasu:76:40:t,Sapanca:48:62,Arifiye:51:32:c,Geyve:53:26,Kocaali:24:34:t',
  Samsun:
    'İlkadım:330:34:c,Atakum:250:48:ct,Canik:100:26:c,Bafra:142:24,Çarşamba:142:26,Terme:70:24,Tekkeköy:58:28:c,Vezirköprü:88:18,Havza:37:18',
  Siirt: 'Merkez:180:20:c,Kurtalan:62:14',
  Sinop: 'Merkez:70:46:ct,Boyabat:45:26',
  Sivas: 'Merkez:390:28:c,Şarkışla:38:16,Suşehri:25:18',
  Şanlıurfa:
    'Haliliye:400:24:c,Eyyübiye:390:16:c,Karaköprü:290:30:c,Siverek:275:17,Viranşehir:220:15,Akçakale:125:13,Suruç:100:14,Harran:100:12,Birecik:95:20,Ceylanpınar:90:13',
  Şırnak: 'Merkez:105:18:c,Cizre:165:19,Silopi:145:18,İdil:75:14',
  Tekirdağ:
    'Süleymanpaşa:225:44:c,Çorlu:305:40,Çerkezköy:220:38,Kapaklı:145:32,Ergene:70:28,Malkara:52:26,Marmaraereğlisi:33:46:t,Şarköy:34:46:t,Saray:52:28',
  Tokat: 'Merkez:205:27:c,Erbaa:100:24,Turhal:78:20,Niksar:62:22,Zile:53:18',
  Trabzon: 'Ortahisar:332:44:c,Akçaabat:132:40,Yomra:52:46,Araklı:47:26,Of:43:28,Arsin:33:30,Vakfıkebir:27:30',
  Tunceli: 'Merkez:38:29:c,Pertek:11:20',
  Uşak: 'Merkez:268:28:c,Banaz:36:17',
  Van: 'İpekyolu:350:26:c,Tuşba:170:22:c,Edremit:135:30:c,Erciş:175:17,Başkale:45:12',
  Yalova: 'Merkez:160:44:c,Çınarcık:41:46:t,Çiftlikköy:57:44,Armutlu:11:46:t,Altınova:35:36,Termal:8:44',
  Yozgat: 'Merkez:108:22:c,Sorgun:77:18,Akdağmadeni:42:17,Yerköy:32:15',
  Zonguldak: 'Merkez:118:32:c,Ereğli:176:36,Çaycuma:88:26,Devrek:56:24,Kozlu:48:34,Alaplı:43:26',
};
