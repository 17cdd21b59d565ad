/**
 * Folded given names that are hardly ever another word of a notice. Two capitalised words of which the first is one are
 * a person.
 */
const CLEAR = `abdullah abdulkadir abdurrahman abdulhamit abdulkerim abdulaziz abdulvahap abidin abuzer adem adil adile adnan
afife agah ahmad ahmed ahmet akif alaattin alaeddin ali aliye alparslan alper alperen altan amine anil arda arif arife arzu asim asiye
asli aslihan asuman ata atakan atilla attila ayberk aybuke aydan aydogan ayfer aygul aygun ayhan ayla aylin aynur ayse aysegul aysel
aysenur aysun ayten aytac ayten azime aziz azize bahattin bahri baki banu baris basak basri batuhan bayram bedia bedir bedirhan bedri
bedriye behcet behiye bekir belgin belkis beren berat beril berk berkay berke beyza betul bilal bilge birgul birol birsen bora
bugra bulent bunyamin burak burcu burhan burhanettin busra buse cafer cagatay cagla cagri cahit can canan caner cansu cavit celal
celalettin celil cem cemal cemalettin cemil cemile cengiz cennet ceren cetin cevdet cevriye ceyda ceyhun cihan cihat cuma
cumali cuneyt damla davut defne demet derya dilan dilara dilek dogukan doga dondu done duran durdane durdu durmus dursun duygu ebru ebubekir
ecem ecrin eda edanur edip efe ege ekrem elanur elif elvan emel emin emine emir emrah emre emrullah ender enes engin enver eray ercan
erdal erdem erdinc erdogan eren ergin ergun erhan erkan erol ersan ersin ertan ertugrul erturk esat esen esin eslem esma esra
ethem evren eylul eymen eyup fadik fadime fahri fahriye faik faruk fatih fatma fatmagul fazil fazilet fehmi ferdi ferhan
ferhat feride feridun ferit feriha feyza feyzullah fevzi fevziye fidan figen fikret fikri fikriye filiz firat fuat fulya furkan
gaffar galip gamze gaye gizem gokay gokce gokhan gokmen goksel gonca gonul guler gulay gulbahar gulcan gulcin
guldane gulden gulender gulhan gulizar gulnaz gulnur gulsah gulsen gulseren gulsum gulten gulumser gurbet gurcan gurhan gurkan gulfem
gungor habib habibe habip hacer hadi hadice hafize hakan hakki haldun halil halide halim halime halis halit haluk hamdi hamide
hamit hamza handan hande hanife hanim hasan hasibe hasret hasim hatice hatun havva haydar hayati hayrettin hayri hayriye
hayrullah hediye hicran hidayet hikmet hilal hilmi himmet huseyin hulya hulusi humeyra huri huriye husamettin husniye husnu
ibrahim idris ihsan ikbal ilayda ilhami ilhan ilkay ilker ilknur ilyas imran inci ipek irem irfan isa isik ishak
ismail ismet izzet izzettin jale kaan kader kadir kadriye kadrettin kamber kamil kamile kamuran kazim kemal kemalettin kenan kerem
kerim kerime keziban kezban kiymet koray korhan kubra kudret kursat kutay lale latif latife lamia leman levent leyla lokman lutfi
lutfiye lutfullah macide mahir mahmut mahmure maksut mecit medine mediha mehdi mehmed mehmet mehtap melahat melek meliha melih melike melis
melisa meltem memduh memet memis menderes mert merve meryem mesut mete metehan metin mevlude mevlut mihriban mikail mine mirac
miray mithat muammer mualla mucahit muhammed muhammet muharrem muhittin muhlis muhsin muhterem mujde mujgan mukaddes mukadder mukerrem
mumin mumine munevver munir munire murat murteza musa mursel mustafa muserref muslum muyesser muzaffer muzeyyen naci
nacide naciye nadir nadire nafiye nahit nail naile naim naime nalan namik nariman nazan nazif nazife nazim nazime nazire nazli nazmi nazmiye
nebahat nebi nebile necati necdet necip necla necmettin necmi necmiye nedim nedime nefise nehir nergis neriman nermin nesibe neslihan
nesrin nevin nevzat nezahat nezihe nigar nihal nihan nihat nilay nilgun nilufer nimet nisa nisanur niyazi nizamettin numan nur
nuran nuray nurcan nurdan nurettin nurgul nurhan nuri nuriye nursel nursen nurten nurullah okan oktay olcay omer omur onder onur
orhan osman ozan ozcan ozden ozer ozge ozgur ozkan ozlem oznur oya pakize pelin perihan pervin pinar polat rabia raif ramazan
rahmi rahime rahmiye ramiz rana rasim rasime rasit raziye recai recep refik refika remzi remziye resat resit resul reyhan
ridvan rifat riza rukiye ruhi ruveyda ruya sabahat sabahattin saban sabiha sabire sabri sabriye sacide sadettin sadi sadik sadiye sadullah
safiye sahin saim saime sait sakine sakir salih saliha salim salime samet sami samiye samil saniye sanem satilmis
seda sedat sefa sefer selahattin selami selcan selda selim selime selin selma selman selvinaz semih semiha semra senay
sengul senem sener senol serap sercan serdar serhan serhat serife serif serkan serpil sertac servet sevda sevgi sevil sevilay
sevim sevinc sevket sevki sevval seyda seydi seyfettin seyfi seyhan seyit seyithan seyma sezai sezen sezer sezgin sibel sidika sidki sila
sinan sinem sirin sitki songul suat sude sudenur suheyla sukran sukriye sukru suleyman sultan sumeyye suna suphi sureyya suzan
taha tahir tahire tahsin talat talha tamer taner tanju tansel tansu tarik tarkan tayfun tayfur tayyar tayyip tekin temel
tevfik tezcan timur tolga tolgahan tugba tugce tugay tugrul tulay tulin tuncay turan turgay turgut turhan turkan ufuk ugur
ulas ulku ulvi umit ummu ummuhan ummugulsum umran umut utku vahap vahdet vahide vahit vasfi vasfiye vecihe vedat vefa vehbi veli
veysel veysi vildan volkan vural yadigar yahya yakup yalcin yasar yasemin yasin yavuz yegane yeliz yelda yener yesim yigit yildiray
yilmaz yunus yurdagul yusuf yuksel zafer zahide zahit zarife zehra zekai zekeriya zeki zekiye zeliha zerrin zeynal zeynel zeynep
zisan sule sebnem ezgi hazal simge tuana azra julide muge cenk cagdas kagan oguz oguzhan oguzcan goktug gokturk
yagiz yigithan tunahan ensar ercument mirza yekta sencer berkan bilgehan bengu nursen nurefsan fatos gulsan gulnur ismihan safure ziya ziyaettin zuhal zubeyde zubeyir zuhre zulal zulfikar zulfiye zulkuf zumrut zerda berfin rojin baran azad serhad mehmetcan
mahmud khaled mohammad mohamed muhammad omar hassan hussein fatima aisha abdul reza olga svetlana natalia elena irina tatiana john peter
hans maria giovanni michael thomas anna ivan dmitri alexander sergey vladimir`;

/** Given names that are also ordinary words: only a name if the context says so. */
const ALSO_WORDS = `akin aksoy altin aras aslan arslan asya ates aydin ay bahar barlas bars basar bulut bahce cihangir cicek cinar
deniz dogan ece ela er ekin evin gokyuzu gul gunes guven hava hayat irmak isil kaya kivanc kumru mutlu nehir ogul okyanus
ozgun pamuk poyraz rengin saadet safak sahra sari sarp sati selvi sema sena sevda sonay su suay su tan tarim toprak tuna tunc ture utku
uzay volga yagmur yaprak yildiz yaz yurt zambak zeytin rustem savas seref sehnaz sermin sevin hur mercan merve nazar necat kutlu mujdat
 nesim omur onal safi selami tayyibe tezel turab vuslat omercan celebi haci hoca molla seyh emirhan ahsen kerime kayra`;

const clear = new Set(CLEAR.split(/\s+/));
const alsoWords = new Set(ALSO_WORDS.split(/\s+/));

/** Whether a folded word is a given name and hardly anything else. */
export const isClearGivenName = (folded: string): boolean => clear.has(folded);
export const isGivenName = (folded: string): boolean => clear.has(folded) || alsoWords.has(folded);
