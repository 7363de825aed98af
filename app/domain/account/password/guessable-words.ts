/**
 * Words that passwords are made of, in English and Indonesian, lower case. `password-rule.ts` compares them with what a
 * password leaves after numbers and signs around it are taken away.
 */
export const guessableWords: ReadonlySet<string> = new Set(
  `
password passw0rd pass passe passcode passphrase passport qwerty qwertyuiop azerty asdfgh asdfghjkl zxcvbn zxcvbnm
letmein letmeinnow welcome welcomeback admin administrator root toor user guest test tester testing testtest demo
default changeme changemenow secret supersecret topsecret login signin access master system server oracle mysql
postgres cisco juniper ubuntu linux windows microsoft google facebook instagram twitter whatsapp telegram tiktok
youtube amazon apple iphone samsung xiaomi android nokia oppo vivo huawei lenovo toshiba asus acer dell hello
helloworld hellothere iloveyou iloveu loveyou lovely lover love loveme princess prince queen king sunshine shadow
dragon monkey football baseball basketball soccer hockey tennis golf superman batman spiderman ironman thor hulk
avengers pokemon pikachu naruto sasuke sakura hinata goku onepiece luffy zoro doraemon nobita starwars jedi yoda
matrix neo trinity michael jordan jessica ashley jennifer joshua andrew daniel matthew robert thomas george charlie
william richard joseph anthony david james john mary linda barbara susan karen nancy lisa betty sandra donna carol
ruth sharon michelle laura sarah kimberly deborah amanda melissa stephanie rebecca nicole samantha elizabeth hannah
summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday january february march april
may june july august september october november december freedom liberty america london paris tokyo jakarta killer
hunter hunting ranger buster thunder lightning tiger lion eagle falcon wolf bear panther jaguar ferrari mercedes
porsche lamborghini toyota honda yamaha suzuki kawasaki nissan mazda ford mustang corvette camaro harley cheese
chocolate cookie coffee pepper ginger sugar honey banana orange cherry strawberry blueberry pineapple mango purple
yellow green blue black white silver golden diamond crystal pearl ruby emerald flower rose lily daisy jasmine angel
angels heaven hell devil satan jesus christ god allah bismillah alhamdulillah insyaallah assalamualaikum muhammad
mohammed mohamad ahmad abdullah fatimah khadijah aisyah computer internet network security hacker hacking hacked
bughunter bugbounty pentest exploit cyber cybersecurity firewall router switch wireless wifi hotspot database backup
restore manager director company business office finance account accounting marketing sales support service helpdesk
employee staff team leader student teacher school university college class campus mother father brother sister
family baby babygirl babyboy daddy mommy grandma grandpa husband wife friend friends bestfriend forever always never
nothing something everything anything whatever whatsup goodmorning goodnight goodluck lucky luckyone happy happiness
smile funny crazy cool awesome perfect beautiful pretty handsome sexy hottie cutie sweet sweetie sweetheart darling
dear money dollar rupiah million millionaire billion rich power powerful strong strength warrior soldier army marine
navy police doctor nurse lawyer engineer developer programmer coder coding python javascript typescript java golang
rust github gitlab docker kubernetes jenkins ansible terraform trustno mypassword yourpassword ourpassword
newpassword oldpassword thepassword temppassword temporary temp firstpassword nopassword adminadmin rootroot
adminpassword userpassword userpass adminpass adminserver superadmin superuser sysadmin webmaster postmaster
operator monitor public private internal external production staging development sandbox example sample dummy foobar
foobarbaz lorem ipsum loremipsum abcdef abcdefg abcdefgh abcabc aaaaaa bbbbbb xxxxxx zzzzzz asdasd asdasdasd qweqwe
qweqweqwe qweasd qweasdzxc qazwsx qazwsxedc wsxedc zaqwsx zaqxsw poiuyt poiuytrewq mnbvcxz lkjhgf lkjhgfdsa abc abcd
abcde iloveyousomuch iloveyouforever godisgood godislove jesuschrist jesusloves praisegod blessed faith hope charity
grace mercy trust truth peace harmony victory winner champion chelsea arsenal liverpool manchester manchesterunited
manutd barcelona realmadrid juventus milan inter intermilan bayern dortmund persib persija persebaya arema psm
bandung surabaya ronaldo messi neymar beckham rooney gerrard lampard zidane maradona pele ronaldinho kaka laptop
keyboard mouse printer scanner camera phone mobile tablet watch music guitar piano drums singer dancer dance party
rock metal punk jazz blues hiphop rapper eminem rihanna beyonce madonna metallica nirvana slipknot linkinpark
greenday blink coldplay oasis beatles elvis blackpink bts exo twice redvelvet kpop jungkook taehyung jimin namjoon
seokjin hoseok yoongi jennie jisoo travel holiday vacation beach ocean island mountain forest river lake desert
garden butterfly dolphin penguin turtle rabbit hamster kitten kitty puppy doggy doggie snoopy garfield mickey minnie
donald goofy tinkerbell cinderella barbie elsa frozen simba nemo shrek minion minions transformer transformers
optimus megatron minecraft roblox fortnite valorant dota warcraft starcraft diablo counterstrike mobilelegends
freefire pubg genshin genshinimpact callofduty halo zelda mario luigi sonic tetris pacman player gamer gaming games
game noob pro legend legends hero heroes ninja samurai shogun katana zombie vampire werewolf ghost phantom demon
monster wizard witch magic magical mystery secretgarden moonlight starlight rainbow sunset sunrise midnight morning
evening night daylight galaxy universe planet saturn jupiter venus mercury mars pluto earth world worldwide global
international national indonesia sayang sayangku sayangkamu sayangsayang cinta cintaku cintakamu akucintakamu
akusayangkamu akusayang aku kamu kita dia mereka kami rindu kangen bahagia senang gembira sedih marah cantik ganteng
manis imut lucu keren hebat mantap jaya merdeka indonesiaraya indonesiaku nusantara pancasila garuda garudaku
bhinneka merahputih sukarno soekarno suharto habibie jokowi prabowo gusdur megawati presiden menteri gubernur bupati
walikota camat lurah rahasia rahasiaku rahasianegara katasandi katakunci sandi sandiku kunci kuncirumah masuk keluar
masukdong bukapintu pintu jendela rumah rumahku kantor kantorku sekolah kampus kuliah mahasiswa guru dosen murid
siswa pelajar anak anakku ibu ibuku bapak bapakku ayah ayahku bunda mama mamah mamaku papa papah papaku kakak adik
adikku abang kakek nenek tante paman bibi suami istri suamiku istriku keluarga keluargaku teman temanku sahabat
sahabatku pacar pacarku mantan jomblo nikah menikah bayi bayiku putra putri putriku putraku dewi dewa bintang bulan
matahari langit bumi laut pantai gunung hutan sungai danau pulau hujan pelangi awan angin api air tanah batu pasir
emas perak berlian mutiara intan bunga melati mawar anggrek kamboja teratai pohon kelapa mangga durian pisang jeruk
apel nanas pepaya semangka rambutan manggis salak kucing anjing kelinci burung ayam bebek sapi kambing kuda harimau
macan singa gajah badak komodo ular buaya ikan hiu lumba kupu elang rajawali merpati kakatua nasigoreng nasi goreng
rendang sate satay bakso baksourat soto gado pecel rawon tempe tahu sambal kerupuk indomie indomi mie ayamgoreng
kopi kopihitam teh tehmanis susu gula garam cabe cabai bawang semarang yogyakarta jogja jogjakarta solo malang medan
palembang makassar manado denpasar bali lombok batam bogor depok tangerang bekasi cirebon tasikmalaya garut sukabumi
cimahi padang pekanbaru lampung bengkulu jambi pontianak banjarmasin samarinda balikpapan palu kendari ambon ternate
jayapura sorong papua aceh bandaaceh sumatera sumatra jawa jawabarat jawatimur jawatengah kalimantan sulawesi maluku
flores kupang persibbandung viking bobotoh jakmania bonek aremania psis pssi timnas sepakbola futsal bulutangkis
badminton susisusanti taufikhidayat voli basket renang silat pencaksilat bismilah basmalah alhamdulilah subhanallah
masyaallah allahuakbar astagfirullah laillahaillallah islam muslim muslimah kristen katolik hindu buddha pesantren
masjid gereja pura ramadhan ramadan lebaran idulfitri mudik natal nyepi waisak agus agung budi bambang joko eko dwi
tri catur adi ade aditya aji akbar aldi alfian ali amir anang andi andika andre andri anggi anggun ani anisa anita
annisa anton ardi arief arif aris asep astri ayu bagus bayu beni benny cahya cahyo cecep citra dadang damar dani
danu dedi deni dian didik dimas dina dini doni edi eka endah endang erna ervina erwin euis evi fajar farhan fauzi
febri ferdi ferry fikri fitri fitria galih gilang gita hadi hana hani hari hendra hendri heri herman hesti ika ilham
imam indah indra irfan irma irwan iwan jaka jamal juli kartika kiki krisna kurnia lani lestari lia lina lukman made
maya mega mira mulyadi mulyono nadia nanda nia nina nita novi nur nurul oki pandu pramono pratama puji purnama
purwanto putu rahma rahmat rani ratih ratna reza rian ricky rina rini rio risa riski rizal rizki rizky rudi rudy
santi santoso sari satria septian setiawan shinta sigit silvia sinta siti slamet sri sugeng sulis sulistyo supriyadi
surya susanti susanto susilo sutrisno taufik teguh tia tika titin toni tono tuti udin ujang umar utami vina wahyu
wahyudi wati wawan widi widodo wisnu wulan yanti yanto yoga yogi yohanes yoyo yudi yuli yulia yuni yusuf zahra zaki
zulkifli bank bankbca bca bri bni mandiri btn bsi telkom telkomsel indosat xlaxiata smartfren indihome pertamina pln
gojek grab tokopedia shopee bukalapak lazada traveloka blibli dana ovo gopay linkaja shopeepay kaskus detik kompas
tempo liputan rcti sctv indosiar transtv trans tvri antv cakrawala platform laporan celah kerentanan keamanan siber
keamanansiber pemburubug pemburu hadiah poin peringkat perusahaan program karyawan pegawai manajer direktur
bendahara sekretaris keuangan operasional gudang toko tokoku warung warungku pasar kasir gaji uang uangku kaya
kayaraya sukses suksesselalu semangat semangatpagi selamat selamatpagi selamatdatang selamattidur terimakasih
makasih tolong maaf permisi haloo hai haidunia apakabar kabarbaik tidaktahu gaktau entahlah terserah bodoamat
gampang mudah susah sulit lupa lupapassword lupasandi lupalagi jangandibuka janganlupa jangan dibuka buka tutup awas
bahaya hatihati aman
`
    .trim()
    .split(/\s+/),
)
