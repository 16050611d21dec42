/** The ends of host names that mail programs and chats turn into links without being asked to: all of countries, and the others that are much used. */
const countries =
  'ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw рф бел укр срб 中国 中國 台湾 香港 한국';
/** Without those that a sentence may begin with: "three days.Today". With a path behind it any of them counts as an address. */
const others =
  'com net org edu gov mil int info biz pro mobi asia app dev page blog shop store online site website web cloud tech digital club vip top xyz icu cyou click link bet casino loan loans win bid promo zip mov goo google amazon apple africa berlin hamburg koeln wien london paris nyc tokyo amsterdam swiss onion example test invalid local localhost internal рус онлайн сайт дети 网址 公司 网络 在线 商店 网店 コム ストア';

export const topLevelNames: ReadonlySet<string> = new Set(`${countries} ${others}`.split(' '));
