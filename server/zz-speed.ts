import { openDatabase, migrateDatabase } from '/work/main/server/database/open-database.ts';
import { recordProperties } from '/work/main/server/features/properties/record-properties.ts';
import pg from 'pg';
const base='postgres://postgres@127.0.0.1:55432/';
const c=new pg.Client(base+'postgres'); await c.connect();

await migrateDatabase(base+'speed_x');
const db=openDatabase(base+'speed_x',4);
const n=Number(process.argv[2]??50000);
const para='Satılmasına karar verilen taşınmazın cinsi, niteliği, kıymeti: Ankara İli Çankaya İlçesi Kızılay Mahallesi 1056 Ada 89 Parselde kayıtlı mesken, arsa alanı 64.250,61 m2 dir. Borçlu: AHMET YILMAZ. Tel: 0312 555 44 33. ';
function* recs(price=1){ for(let i=0;i<n;i++) yield {source:'t',sourceKey:String(i),sourceUrl:null,auctionId:'A'+i,title:`Ankara Çankaya Kızılay Mahallesi'nde ${i} m² daire icradan satılıktır`,dosyaBilgi:`2026/${i} Esas`,price:1000000+i*price,il:'Ankara',ilce:'Çankaya',mahalleKoy:'Kızılay',ada:'12',parsel:'4',location:null,endDate:new Date(Date.now()+86400000*(1+i%30)),endDateIsDayOnly:false,categoryNumber:'1',tur:'Daire',courtName:'Ankara 1. İcra Dairesi',secondRound:'0',sulhMahkeme:'0',hisse:null,imageUrl:'/files/a.jpg',allImages:'/files/a.jpg,/files/b.jpg',documentFiles:['/files/a.pdf'],description:para.repeat(5),uyapLink:null,parselLink:null,degerleme:null,kaydindakiSerhler:null,carAge:null,carModel:null,status:'open'} as any }
const all=[...recs()]; { const {cleanRecord}=await import("/work/main/server/features/properties/clean-record.ts"); const {fingerprintRecord}=await import("/work/main/server/features/properties/fingerprint-record.ts"); for(let k=0;k<3;k++){let t=performance.now(); let out=all.map(r=>cleanRecord(r).record); const a=performance.now()-t; t=performance.now(); out.map(r=>fingerprintRecord(r!)); const b=performance.now()-t; t=performance.now(); for(let i=0;i<out.length;i+=1000) JSON.stringify(out.slice(i,i+1000)); console.log("us/row clean",a*1000/n,"fp",b*1000/n,"json",(performance.now()-t)*1000/n);} }
for (const [name,it] of [["insert",all]] as const){ const t=performance.now(); const u=process.cpuUsage(); const r=await recordProperties({db,clock:{now:()=>new Date()}},it); const s=(performance.now()-t)/1000; const cpu=process.cpuUsage(u); console.log(name,JSON.stringify(r),Math.round(n/s),'rows/s cpu',((cpu.user+cpu.system)/1e6/s).toFixed(2)); }
await db.$client.end(); 
